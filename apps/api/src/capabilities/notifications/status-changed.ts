import { sql, type RawBuilder } from 'kysely'
import { auditStatuses, type AuditStatus } from '@apron/contract'
import type { Entity } from '@apron/contract/product'
import { translate, type MessageKey } from '@apron/messages'
import type { Tables } from '../../db/schema/index.ts'
import { longestReason, numberOf, words, type NotificationData, type Told } from './notification-type.ts'

/** A table whose records have a status that people are told of: what one is called, and where it is looked at. */
export type WithStatus = { table: keyof Tables; kind: MessageKey; link: (data: NotificationData) => string }

/** The tables whose records a checker approves. */
export type ReviewedTable = {
  [Name in keyof Tables]: 'maker_id' | 'status' extends keyof Tables[Name] ? Name : never
}[keyof Tables]
/** A table under approval with the entity of its records; `name` is the column by which people call a record, `folder` the one of what it lies in. What is SQL is about the row `record`. */
export type Reviewed = WithStatus & {
  entity: Entity
  table: ReviewedTable
  name: string
  folder?: string
  /** What people call a record where that is not what stands in a column of it. */
  called?: RawBuilder<unknown>
  /** The records of which these are parts, which everybody holds before them. */
  within?: { table: keyof Tables; column: string }
  /** Who has written what is decided about with a record, beside whoever wrote that. */
  otherMaker?: RawBuilder<unknown>
}
/** What people call the row `record`. */
export const calledIn = ({ called, name }: Reviewed): RawBuilder<unknown> => called ?? sql`record.${sql.ref(name)}`

/** That records of these tables have another status. */
export function statusChanged(tables: readonly WithStatus[]): Told {
  const tableOf = ({ kind }: NotificationData) => tables.find(({ table }) => table === kind)
  return {
    type: 'CHANGESTATUS',
    icon: 'circle-half',
    link: (data) => tableOf(data)?.link(data) ?? null,
    message: (data, language) => {
      const others = numberOf(data['others'])
      const reason = words(data['reason'], longestReason)
      const said = translate(language, others > 0 ? 'told.changestatus_many' : 'told.changestatus', {
        kind: translate(language, tableOf(data)?.kind ?? 'told.kind_other'),
        name: words(data['name']),
        others,
        status: translate(language, auditStatuses[numberOf(data['status']) as AuditStatus].text),
      })
      return reason ? translate(language, 'told.because', { said, reason }) : said
    },
  }
}

/** What a checker has decided about records. */
export type Outcome = { status: number; reason: string | null }

/** Whoever wrote records of a table under approval, for `notify`; about many at once in one notification. */
export function toMakers(reviewed: Reviewed, ids: readonly number[], { status, reason }: Outcome) {
  const { table, folder } = reviewed
  const lies = folder ? sql`min(${sql.ref(folder)})` : sql`null::integer`
  return sql`select maker_id as user_id, ${table}::text || ':' || min(id) as subject,
      jsonb_build_object('kind', ${table}::text, 'id', min(id), 'group_id', ${lies}, 'status', ${status}::integer,
        'reason', ${reason}::text, 'name', (array_agg(${calledIn(reviewed)} order by id))[1], 'others', count(*) - 1) as data
    from ${sql.table(table)} record where id = any(${[...ids]}) and maker_id is not null group by maker_id`
}
