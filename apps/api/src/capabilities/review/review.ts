import {
  approvalMoves,
  mayMove,
  type ApprovalMove,
  type ApprovalStatus,
  type DecisionReply,
  type Route,
} from '@apron/contract'
import { isSuper, type Caller } from '#kernel/caller.ts'
import type { Context } from '#http/handler.ts'
import { found, refused } from '#kernel/refusals.ts'
import { auditStatusText, presentStatus } from '#http/answering/status-text.ts'
import { holdChosen, wrote, type ApprovalRecord, type ApprovalDefinition } from './deciding.ts'
import { settle } from './settle.ts'

/** Refuses a move that the present status does not allow, and an approval by whoever wrote the record. */
export function checkReview(
  record: Pick<ApprovalRecord, 'status' | 'maker_id' | 'other_maker_id'>,
  move: ApprovalMove,
  caller: Caller,
  fourEyes: boolean,
): void {
  if (!mayMove<ApprovalStatus>(approvalMoves[move], record.status)) {
    throw refused('wrong_status', { status: { text: auditStatusText(record.status) } })
  }
  // A company that has one administrator must be able to set itself up.
  if (fourEyes && move === 'approval' && wrote(caller, record) && !isSuper(caller)) throw refused('four_eyes')
}

type ReviewContext = Context<Route> & {
  params: { id: number }
  body: { reason?: string | null | undefined }
  caller: Caller
}

/** Moves one record of a table under approval; answers with its new status. */
export function decide(deciding: ApprovalDefinition, move: ApprovalMove) {
  return async (context: ReviewContext): Promise<DecisionReply> => {
    const { db, caller, body, params } = context
    // Of two concurrent decisions the second meets the first.
    const record = found((await holdChosen(db, deciding.reviewed, [params.id]))[0])
    checkReview(record, move, caller, context.fourEyes)
    const decision = await settle(context, move, [{ deciding, records: [record] }], body.reason)
    const answer = { ...presentStatus(approvalMoves[move].to, context.language), decision }
    context.noteBefore({ status: record.status })
    context.noteAfter({ ...answer, ...(move === 'rejection' && { reason: body.reason ?? null }) })
    return answer
  }
}

/** The two handlers of the maker-checker flow of one table. */
export const reviewHandlers = (deciding: ApprovalDefinition) => ({
  approval: decide(deciding, 'approval'),
  rejection: decide(deciding, 'rejection'),
})

/** The status after an edit: a rejected record is submitted again, any other keeps its own. */
export function afterEdit(status: number): ApprovalStatus {
  return (status === approvalMoves.rejection.to ? 0 : status) as ApprovalStatus
}
