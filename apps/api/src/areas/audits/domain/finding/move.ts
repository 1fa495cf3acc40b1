import type { RawBuilder } from 'kysely'
import { findingMoves, findingStateList, leadsTo, type FindingMove } from '@apron/contract'
import { notPermitted, refused } from '#kernel/refusals.ts'
import type { FindingChange } from '../changes.ts'
import { isOneOf, isOpen, isOwn, type Actor, type FindingRow } from './finding.ts'

/** What the history has of a move beside who made it and when, and when its effect is due for review. */
export type MoveDetails = {
  detail?: string | null
  before?: string | null
  reason?: string | null
  lookAgainOn?: RawBuilder<string> | null
}
/** A move that was made: the step of the history, for what belongs to it and for its notifications. */
export type MoveResult = { stepId: number; said: FindingChange }

/**
 * Makes a move of a held finding and takes it down in its history. 403 for whoever is no party to it, 400 where its state
 * does not allow it, and for a judgement about one's own work.
 */
export async function make(
  actor: Actor,
  row: FindingRow,
  move: FindingMove,
  { detail = null, before = null, reason = null, lookAgainOn = null }: MoveDetails = {},
): Promise<MoveResult> {
  const { db, caller } = actor
  checkMay(actor, row, move)
  const from = row.finding_state
  const to = leadsTo(move, from)!
  if (to !== from) {
    await db
      .updateTable('audit_items')
      .set({ finding_state: to, look_again_on: lookAgainOn })
      .where('id', '=', row.id)
      .execute()
  }
  const [was, is] = [findingStateList[from].isComplete, findingStateList[to].isComplete]
  const { id } = await db
    .insertInto('audit_item_history')
    .values({
      audit_item_id: row.id,
      user_id: caller.id,
      action: findingMoves[move].step,
      status_code: row.code,
      completed: was === is ? null : is,
      detail,
      before,
      reason: reason || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { stepId: id, said: { move, date: detail, reason: reason || null } }
}

/** Refuses a move as `make` would. */
export function checkMay(actor: Actor, row: FindingRow, move: FindingMove): void {
  const { by, isForOthers } = findingMoves[move]
  if (!isOneOf(by, actor, row)) throw notPermitted()
  if (!isOpen(move, row)) throw refused('finding_state', { state: { text: findingStateList[row.finding_state].text } })
  if (isForOthers && isOwn(row)) throw refused('own_correction')
}
