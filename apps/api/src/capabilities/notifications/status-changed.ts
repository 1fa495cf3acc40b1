import { sql, type RawBuilder } from 'kysely'
import { auditStatuses, type AuditStatus } from '@apron/contract'
import { entities, linkOf, type ComposedName, type ReviewedName } from '@apron/contract/entities'
import { translate } from '@apron/messages'
import type { Tables } from '#db/schema/index.ts'
import { toldOne } from './nouns.ts'
import {
  longestReason,
  numberOf,
  words,
  type NotificationData,
  type NotificationDefinition,
} from './notification-type.ts'

/** The tables whose records a checker approves. */
export type ReviewedTable = {
  [Name in keyof Tables]: 'maker_id' | 'status' extends keyof Tables[Name] ? Name : never
}[keyof Tables]
/** Records under approval; `folder` is the column of the record that one lies in. SQL is about the row `record`. */
export type ReviewedEntity = {
  entity: ReviewedName
  table: ReviewedTable
  folder?: string
  /** The name of a record for people, where it is not a column of it. */
  called?: RawBuilder<unknown>
  /** The records of which these are parts, which everybody locks before them. */
  within?: { table: keyof Tables; column: string }
  /** The further writers of what is decided about with a record. */
  otherMaker?: RawBuilder<unknown>
}
type Rest = Omit<ReviewedEntity, 'entity' | 'table'>
/** The notification to the writers of records about a decision. */
export function reviewedAs<Name extends ReviewedName>(
  entity: Name,
  ...[rest]: Name extends ComposedName ? [Rest & { called: RawBuilder<unknown> }] : [Rest?]
): ReviewedEntity {
  return { entity, table: entities[entity].table, ...rest }
}
/** What people call the row `record`. */
export const calledIn = ({ called, entity }: ReviewedEntity): RawBuilder<unknown> =>
  called ?? sql`record.${sql.ref(entities[entity].title)}`
/** Where a record is shown. */
export const lookedAt = ({ entity }: ReviewedEntity, data: NotificationData): string =>
  linkOf(entities[entity].link, data)

/** Publishes that records of these have another status. */
export function statusChanged(all: readonly ReviewedEntity[]): NotificationDefinition {
  const reviewedOf = ({ kind }: NotificationData) => all.find(({ table }) => table === kind)
  return {
    type: 'CHANGESTATUS',
    icon: 'circle-half',
    link: (data) => {
      const reviewed = reviewedOf(data)
      return reviewed ? lookedAt(reviewed, data) : null
    },
    message: (data, language) => {
      const reviewed = reviewedOf(data)
      const others = numberOf(data['others'])
      const reason = words(data['reason'], longestReason)
      const said = translate(
        language,
        others > 0 ? 'notificationTexts.changestatus_many' : 'notificationTexts.changestatus',
        {
          kind: reviewed ? toldOne(reviewed.entity, language) : translate(language, 'notificationTexts.kind_other'),
          name: words(data['name']),
          others,
          status: translate(language, auditStatuses[numberOf(data['status']) as AuditStatus].text),
        },
      )
      return reason ? translate(language, 'notificationTexts.because', { said, reason }) : said
    },
  }
}

/** A checker's decision about records. */
export type Outcome = { status: number; reason: string | null }

/** The recipients for `notify`: the writers of records under approval; about many at once in one notification. */
export function toMakers(reviewed: ReviewedEntity, ids: readonly number[], { status, reason }: Outcome) {
  const { table, folder } = reviewed
  const lies = folder ? sql`min(${sql.ref(folder)})` : sql`null::integer`
  return sql`select maker_id as user_id, ${table}::text || ':' || min(id) as subject,
      jsonb_build_object('kind', ${table}::text, 'id', min(id), 'group_id', ${lies}, 'status', ${status}::integer,
        'reason', ${reason}::text, 'name', (array_agg(${calledIn(reviewed)} order by id))[1], 'others', count(*) - 1) as data
    from ${sql.table(table)} record where id = any(${[...ids]}) and maker_id is not null group by maker_id`
}
