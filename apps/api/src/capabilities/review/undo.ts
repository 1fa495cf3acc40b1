import { sql } from 'kysely'
import { approvalMoves, type Route } from '@apron/contract'
import type { Unread } from '../notifications/unread.ts'
import type { Database } from '#db/client.ts'
import type { Context } from '#http/handler.ts'
import { found, notFound, refused } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import type { Caller } from '#kernel/caller.ts'
import { holdChosen, kindOf, type ApprovalDefinition } from './deciding.ts'
import { hold, recordsOf, type DecisionRow } from './tell-decision.ts'

type Undoing = Context<Route> & { caller: Caller }
type Restored = { id: number; status: number }

/**
 * Undoes a whole decision of the caller: every record gets its earlier status, and notifications of it are removed. 404
 * for somebody else's; 400 once it has been undone, its time is over, or any of its records has been changed since.
 */
export async function undo(
  context: Undoing,
  waiting: readonly ApprovalDefinition[],
  id: number,
): Promise<{ count: number }> {
  const { db, caller } = context
  const decision = found(await hold(db, id))
  if (decision.user_id !== caller.id) throw notFound()
  if (decision.is_undone) throw refused('undone_already')
  if (decision.is_over) throw refused('undo_too_late')
  const byKind = await recordsOf(db, id)
  const before: Record<string, unknown> = {}
  let count = 0
  for (const deciding of waiting) {
    const ids = byKind.get(kindOf(deciding)) ?? []
    const restored = await putBack(context, deciding, decision, ids)
    const { entity } = deciding.reviewed
    if (restored.length === 0) context.changed(entity, [])
    for (const record of restored)
      context.changed(entity, record.id, deciding.said?.(presentStatus(record.status, context.language)))
    if (restored.length > 0) before[kindOf(deciding)] = ids
    count += restored.length
  }
  for (const deciding of waiting) {
    const ids = byKind.get(kindOf(deciding))
    if (ids) await deciding.tookBack?.(context, decision.move, ids)
  }
  await sql`update decisions set undone_at = clock_timestamp() where id = ${id}`.execute(db)
  await takeBack(context, decision)
  context.noteBefore({ decision: id, move: decision.move, records: before })
  return { count }
}

async function putBack(
  context: Undoing,
  deciding: ApprovalDefinition,
  { id, move }: DecisionRow,
  ids: readonly number[],
): Promise<Restored[]> {
  if (ids.length === 0) return []
  const { db } = context
  const { table } = deciding.reviewed
  await holdChosen(db, deciding.reviewed, ids)
  await deciding.mayTakeBack?.(db, move, ids)
  // Checked after they are locked: what was committed meanwhile counts.
  const { rows } = await sql<Restored>`
    update ${sql.table(table)} record set status = earlier.status_before, waits_since = earlier.waited_since
    from decision_records earlier join decisions decision on decision.id = earlier.decision_id
    where earlier.decision_id = ${id} and earlier.kind = ${kindOf(deciding)} and earlier.record_id = record.id
      and record.xmin = decision.xid::xid and record.status = ${approvalMoves[move].to}
    returning record.id, record.status`.execute(db)
  if (rows.length < ids.length) throw refused('undo_moved_on', { count: ids.length - rows.length })
  if (deciding.afterwards) context.afterCommit(deciding.afterwards)
  return rows
}

/** Notifications of it that were already sent are removed from lists. */
async function takeBack({ db, changed }: Undoing, { told }: DecisionRow): Promise<void> {
  if (!told || told.length === 0) return
  for (const { user_id, ...left } of await removed(db, told)) changed('notification', user_id, left satisfies Unread)
}

/** Lines are locked before their rows and in the order in which they are written, as readers do. */
async function removed(db: Database, told: readonly number[]): Promise<(Unread & { user_id: number })[]> {
  await sql`
    select id from notification_lines where id in (select line_id from notifications where id = any(${[...told]}))
    order by user_id, key for update`.execute(db)
  const { rows } = await sql<Unread & { user_id: number }>`
    with gone as (delete from notifications where id = any(${[...told]}) returning user_id, line_id),
    emptied as (
      delete from notification_lines line using gone where line.id = gone.line_id and not exists (
        select from notifications left_over where left_over.line_id = line.id and left_over.id <> all(${[...told]}))
      returning line.id
    )
    select user_id, (select count(*) from notifications left_over where left_over.user_id = gone.user_id
      and read_at is null and left_over.id <> all(${[...told]})) as unread,
      (select count(*) from notification_lines line where line.user_id = gone.user_id
      and line.read_at is null and line.place is not null and line.id not in (select id from emptied)) as lines
    from gone group by user_id`.execute(db)
  return rows
}
