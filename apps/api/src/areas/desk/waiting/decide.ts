import { sql } from 'kysely'
import type { BodyOf } from '@apron/contract'
import type { waiting as routes } from '@apron/contract/desk'
import { checkTogether, stuckAmong, type Stuck } from '#capabilities/review/bulk.ts'
import {
  holdChosen,
  kindOf,
  mayLook,
  mayMake,
  type ApprovalRecord,
  type ApprovalDefinition,
} from '#capabilities/review/deciding.ts'
import { settle } from '#capabilities/review/settle.ts'
import type { Context } from '#http/handler.ts'
import { invalid, notPermitted } from '#kernel/refusals.ts'
import { passes } from '#kernel/caller.ts'

type Call = Context<typeof routes.decide>
type DecisionBody = BodyOf<typeof routes.decide>
/** What is sent of one kind, held; `chosen` are those that the caller may see. */
type LockedRecords = { deciding: ApprovalDefinition; chosen: ApprovalRecord[]; stuck: Stuck[] }

/**
 * Decides about records of several kinds, all of them or none: 422 for a kind that there is not, 403 for one that the
 * caller has no right to, and 400, saying which and why, when any cannot go.
 */
export async function decide(
  context: Call,
  waiting: readonly ApprovalDefinition[],
): Promise<{ count: number; decision: number }> {
  const { body, caller } = context
  const { decision: move, reason } = body
  const wanted = byKind(body.records)
  const kinds = waiting.filter((deciding) => wanted.has(kindOf(deciding)))
  if (kinds.length < wanted.size) throw invalid('records', 'validation.choice')
  if (kinds.some(({ inEach, needs }) => !inEach && !passes(caller, needs[move]))) throw notPermitted()
  const held: LockedRecords[] = []
  // One kind after the other, in the order in which everybody holds them.
  for (const deciding of kinds) held.push(await hold(context, deciding, [...wanted.get(kindOf(deciding))!]))
  const total = [...wanted.values()].reduce((sum, ids) => sum + ids.size, 0)
  const found = held.reduce((sum, { chosen }) => sum + chosen.length, 0)
  checkTogether({ total, missing: total - found }, together(held))
  const parts = held.map(({ deciding, chosen }) => ({ deciding, records: chosen }))
  for (const deciding of waiting) if (!kinds.includes(deciding)) context.changed(deciding.reviewed.entity, [])
  const decision = await settle(context, move, parts, reason)
  context.noteBefore(
    Object.fromEntries(
      held.map(({ deciding, chosen }) => [
        kindOf(deciding),
        chosen.map(({ id, name, status }) => ({ id, name, status })),
      ]),
    ),
  )
  const ids = Object.fromEntries(held.map(({ deciding, chosen }) => [kindOf(deciding), chosen.map(({ id }) => id)]))
  context.noteAfter({ decision, move, ...ids, ...(move === 'rejection' && { reason }) })
  return { count: total, decision }
}

function byKind(records: DecisionBody['records']): Map<string, Set<number>> {
  const wanted = new Map<string, Set<number>>()
  for (const { kind, id } of records) wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id))
  return wanted
}

async function hold(context: Call, deciding: ApprovalDefinition, ids: number[]): Promise<LockedRecords> {
  const { db, caller, body } = context
  const held = await holdChosen(db, deciding.reviewed, ids)
  const { rows } = await sql<{ id: number; may: boolean }>`
    select record.id, ${mayMake(deciding, body.decision, caller)} as may from ${sql.table(deciding.reviewed.table)} record
    where record.id = any(${ids}) and (${mayLook(deciding, caller)} or ${mayMake(deciding, body.decision, caller)})`.execute(
    db,
  )
  const may = new Map(rows.map((row) => [row.id, row.may]))
  const chosen = held.filter(({ id }) => may.has(id))
  const open = chosen.filter(({ id }) => may.get(id))
  const stuck = [
    { text: 'bulk.not_permitted' as const, records: chosen.filter(({ id }) => !may.get(id)) },
    ...stuckAmong(open, body.decision, context),
  ]
  return { deciding, chosen, stuck }
}

/** The same reasons of several kinds as one. */
function together(held: readonly LockedRecords[]): Stuck[] {
  const reasons = Map.groupBy(
    held.flatMap(({ stuck }) => stuck),
    ({ text }) => text,
  )
  return [...reasons].map(([text, stuck]) => ({ text, records: stuck.flatMap(({ records }) => records) }))
}
