import { sql, type RawBuilder } from 'kysely'
import type { HeadField, HistoryAction } from '@apron/contract/audits'
import type { Database } from '#db/client.ts'
import { refused } from '#kernel/refusals.ts'
import type { Change } from './heads.ts'
import type { Value } from './merge.ts'

/** A line of the history; `code` is that of the status at that time. */
export type Step = { action: HistoryAction; code: string; detail?: string | null; completed?: boolean | null }

/** The new value of a field of an item, what the field holds from then on, and what the history records. */
export type FieldWrite = { itemId: number; value: Value; holds: Value; steps: readonly Step[] }

/**
 * Writes what one change says of a field of held items: the field, its heads and the history in one statement. Nothing
 * else writes these columns. 400 for an id under which somebody else has changed an item.
 */
export async function writeField(db: Database, field: HeadField, change: Change, written: readonly FieldWrite[]) {
  if (written.length === 0) return
  const said = JSON.stringify(written.map(({ itemId, value, holds }) => ({ itemId, value, holds })))
  const steps = JSON.stringify(
    written.flatMap(({ itemId, steps: each }) =>
      each.map((step, place) => ({ ...step, itemId, changeId: place === 0 ? change.id : null })),
    ),
  )
  const { saidAt = null, clockSkew = null } = change
  const skew = saidAt === null ? null : clockSkew
  const isSeen = change.seen ? sql`h.change_id = any(${[...change.seen]}::uuid[])` : sql`true`
  await sql`
    with said as materialized (
      select "itemId" as item_id, coalesce(value, 'null') as value, holds #>> '{}' as holds
      from jsonb_to_recordset(${said}::jsonb) as s ("itemId" integer, value jsonb, holds jsonb)
    ), seen as (
      delete from audit_item_heads h using said where h.item_id = said.item_id and h.field = ${field} and ${isSeen}
    ), headed as (
      insert into audit_item_heads (item_id, field, user_id, change_id, value, at_device, clock_skew)
      select item_id, ${field}, ${change.userId}, ${change.id}, value, ${saidAt}, ${skew} from said
    ) ${columns[field]}
    insert into audit_item_history (audit_item_id, user_id, action, status_code, detail, completed, change_id, said_at, clock_skew)
    select "itemId", ${change.userId}, action, code, detail, completed, "changeId", ${saidAt}, ${skew}
    from jsonb_to_recordset(${steps}::jsonb)
      as step ("itemId" integer, action text, code text, detail text, completed boolean, "changeId" uuid)`
    .execute(db)
    .catch((error: unknown) => {
      throw isTaken(error) ? refused('change_id_taken') : error
    })
}

const written = (column: string, type: string): RawBuilder<unknown> => {
  const [set, holds] = [sql.ref(column), sql`said.holds::${sql.raw(type)}`]
  return sql`, written as (
      update audit_items i set ${set} = ${holds} from said
      where i.id = said.item_id and i.${set} is distinct from ${holds}
    )`
}

/** A chosen conclusion stands with the comments, of which one at a time may be final. */
const columns: Record<HeadField, RawBuilder<unknown>> = {
  answer: written('status_id', 'integer'),
  corrective_date: written('corrective_date', 'date'),
  responsible: written('responsible_id', 'integer'),
  conclusion: sql``,
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'audit_item_history_change'
