import { sql, type RawBuilder } from 'kysely'

/**
 * The comment (its id) that concludes the item `i` with the status `s`: the one that was chosen, or else of a finding
 * the first that somebody wrote who might answer then; null while there is none. Nothing of it is stored, so that it
 * follows whatever is written, deleted or answered.
 */
export const conclusionOf = (
  isFinding: RawBuilder<boolean> = sql<boolean>`s.is_finding`,
  item: RawBuilder<unknown> = sql`i.id`,
): RawBuilder<number | null> =>
  sql<number | null>`(
    select comment.id from comments comment
    where comment.audit_item_id = ${item}
      and (comment.is_final or (comment.parent_id is null and comment.by_auditor and ${isFinding}))
    order by comment.is_final desc, comment.id limit 1)`

/** What concludes a finding, as it was written; null while nothing does. */
export const conclusionSaid = (item: RawBuilder<unknown> = sql`audit_items.id`): RawBuilder<string | null> =>
  sql<string | null>`(select content from comments where id = ${conclusionOf(sql<boolean>`true`, item)})`

/** The signs that stored rich text writes as entities; that of all entities last, as others may stand for one. */
const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

/** Stored rich text as plain words in one line. */
const inWords = (html: RawBuilder<unknown>): RawBuilder<string> =>
  Object.entries(entities).reduce(
    (text, [entity, sign]) => sql<string>`replace(${text}, ${sql.lit(entity)}, ${sql.lit(sign)})`,
    sql<string>`btrim(regexp_replace(${html}, '(<[^>]*>|&nbsp;|\\s)+', ' ', 'g'))`,
  )

/** Letters of a conclusion by which a finding is called. */
const longestCalled = 160

/**
 * How a finding of `items` is called in notifications: its number and the words of its conclusion, or of its question.
 */
export const calledInWords = (items: string, isNumbered = true): RawBuilder<string> => sql<string>`concat_ws(' · ', ${
  isNumbered ? sql.ref(`${items}.finding_number`) : sql`null`
},
  coalesce(nullif(left(${inWords(conclusionSaid(sql.ref(`${items}.id`)))}, ${sql.lit(longestCalled)}), ''),
    ${sql.ref(`${items}.header`)}))`

/** Whether the row of `audit_items` at hand, which is a finding, has a conclusion. */
export const isConcluded = sql<boolean>`${conclusionOf(sql<boolean>`true`, sql`audit_items.id`)} is not null`
