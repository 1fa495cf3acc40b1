import type { FindingMove } from '@apron/contract'
import { judgementNotes, type Finding, type JudgementMark } from '@apron/contract/audits'
import { useSession } from '#lib/session/session.ts'
import { today } from '#lib/text/dates.ts'

export const isJudgement = (move: FindingMove) => move === 'find_effective' || move === 'find_ineffective'

/** What a judgement of the reader about the effect would be marked with, and takes a reason for. */
export function useJudgement({ look_again_on, steps }: Finding): JudgementMark[] {
  const judgeId = useSession()?.user.id ?? null
  const verified = steps.findLast(({ action, completed }) => action === 'corrective_status_set' && completed)
  return judgementNotes({
    lookAgainOn: look_again_on,
    verifierId: verified?.user.id ?? null,
    judgeId,
    today: today(),
  })
}
