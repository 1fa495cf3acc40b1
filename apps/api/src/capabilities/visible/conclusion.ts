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

/** How a finding of `items` is called where it is told of: its number and the words of its conclusion, or of its question. */
export const calledInWords = (items: string, isNumbered = true): RawBuilder<string> => sql<string>`concat_ws(' · ', ${
  isNumbered ? sql.ref(`${items}.finding_number`) : sql`null`
},
  coalesce(nullif(left(btrim(regexp_replace(${conclusionSaid(sql.ref(`${items}.id`))}, '<[^>]*>|&nbsp;|\\s+', ' ', 'g')), 160), ''),
    ${sql.ref(`${items}.header`)}))`

/** Whether the row of `audit_items` at hand, which is a finding, has a conclusion. */
export const isConcluded = sql<boolean>`${conclusionOf(sql<boolean>`true`, sql`audit_items.id`)} is not null`
