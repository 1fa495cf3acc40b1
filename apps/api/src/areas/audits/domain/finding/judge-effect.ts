import { judgementNotes } from '@apron/contract/audits'
import { invalid } from '#kernel/refusals.ts'
import { checkMay, make, type MoveResult } from './move.ts'
import type { Actor, FindingRow } from './finding.ts'

type Judgement = { isEffective: boolean; reason: string; today: string }

/**
 * Says of a held finding that was verified whether it has worked. 422 without a reason where it has not, before the day
 * on which it was to be looked at, and by whoever verified it; the history says the last two beside the reason.
 */
export async function judgeEffect(actor: Actor, row: FindingRow, judgement: Judgement): Promise<MoveResult> {
  const { isEffective, reason, today } = judgement
  const move = isEffective ? 'find_effective' : 'find_ineffective'
  checkMay(actor, row, move)
  const notes = judgementNotes({
    lookAgainOn: row.look_again_on,
    verifierId: row.verifier_id,
    judgeId: actor.caller.id,
    today,
  })
  if (reason === '' && !isEffective) throw invalid('reason', 'validation.required')
  if (reason === '' && notes.length > 0) throw invalid('reason', `validation.judged_${notes[0]!}`)
  const detail = notes.length > 0 ? notes.join(' ') : null
  const made = await make(actor, row, move, { reason, detail, before: row.look_again_on })
  return { ...made, said: { ...made.said, date: null } }
}
