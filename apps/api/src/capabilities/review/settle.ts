import { sql } from 'kysely'
import * as z from 'zod/mini'
import { approvalMoves, type ApprovalMove } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import type { JobKind } from '#jobs/kind.ts'
import { kindOf, type Part, type DecisionContext } from './deciding.ts'

/** Notifies those concerned of a decision, once the time has passed in which the browser offers to undo it. */
export const telling: JobKind<{ decision: number }> = {
  name: 'tell_decision',
  title: 'jobs.kind_tell_decision',
  input: z.object({ decision: z.number() }),
  tries: 5,
  seconds: 60,
  waits: 8,
}

/**
 * Moves locked records, whose moves are allowed, and stores it as one decision; returns its id. It counts at once;
 * notifications follow when it can no longer be undone.
 */
export async function settle(
  context: DecisionContext,
  move: ApprovalMove,
  parts: readonly Part[],
  reason: string | null | undefined,
): Promise<number> {
  const { db, caller } = context
  const { id } = await db
    .insertInto('decisions')
    .values({ user_id: caller.id, move, reason: move === 'rejection' ? reason || null : null })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const part of await withAlongside(db, move, parts)) await movePart(context, { id, move }, part)
  await context.enqueue(telling, { decision: id })
  return id
}

/** The parts with the records that are decided about with theirs, each once. */
async function withAlongside(db: Database, move: ApprovalMove, parts: readonly Part[]): Promise<Part[]> {
  const all = [...parts]
  for (const { deciding, records } of parts) {
    if (records.length > 0 && deciding.alongside)
      all.push(
        await deciding.alongside(
          db,
          move,
          records.map(({ id }) => id),
        ),
      )
  }
  return all
}

async function movePart(
  context: DecisionContext,
  decision: { id: number; move: ApprovalMove },
  { deciding, records }: Part,
): Promise<void> {
  const { db } = context
  const { id, move } = decision
  const status = approvalMoves[move].to
  const ids = records.map((record) => record.id)
  context.changed(deciding.reviewed.entity, ids, deciding.said?.(presentStatus(status, context.language)))
  if (ids.length === 0) return
  await deciding.check?.(db, move, ids)
  // As the database has them: an instant that has been through here is rounded.
  await sql`
    insert into decision_records (decision_id, kind, record_id, status_before, waited_since)
    select ${id}::integer, ${kindOf(deciding)}::text, id, status, waits_since
    from ${sql.table(deciding.reviewed.table)} where id = any(${ids})`.execute(db)
  await db
    .updateTable(deciding.reviewed.table)
    .set({ status })
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
  await deciding.moved?.(context, move, ids)
  if (deciding.afterwards) context.afterCommit(deciding.afterwards)
}
