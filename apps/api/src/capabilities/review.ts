import {
  approvalMoves,
  mayMove,
  type ApprovalMove,
  type ApprovalStatus,
  type Route,
  type Status,
} from '@apron/contract'
import { isSuper, type Caller } from '../http/rights/caller.ts'
import type { Context } from '../http/context.ts'
import { refused } from '../http/answering/refusal.ts'
import { auditStatusText, presentStatus } from '../http/answering/status-text.ts'
import { held } from './held.ts'
import { decided, type Reviewed } from './telling/status-changed.ts'

type Waiting = { id: number; status: ApprovalStatus; maker_id: number | null }

/** Refuses a move that the present status does not allow, and an approval by whoever wrote the record. */
export function checkReview(record: Waiting, move: ApprovalMove, caller: Caller, fourEyes: boolean): void {
  if (!mayMove<ApprovalStatus>(approvalMoves[move], record.status)) {
    throw refused('wrong_status', { status: { text: auditStatusText(record.status) } })
  }
  // A company that has one administrator must be able to set itself up.
  if (fourEyes && move === 'approval' && record.maker_id === caller.id && !isSuper(caller)) throw refused('four_eyes')
}

/** Moves one record of a table under approval; answers with its new status. */
export function decide(reviewed: Reviewed, move: ApprovalMove) {
  const { table } = reviewed
  return async (context: Context<Route> & { params: { id: number }; caller: Caller }): Promise<Status> => {
    const { db, caller } = context
    // Of two people who decide at once the second meets the first's decision.
    const record = (await held(db, table, context.params.id, ['id', 'status', 'maker_id'])) as Waiting
    checkReview(record, move, caller, context.fourEyes)
    const status = approvalMoves[move].to
    await db.updateTable(table).set({ status }).where('id', '=', record.id).execute()
    context.changed(reviewed.entity, record.id, decided)
    context.noteBefore({ status: record.status })
    return presentStatus(status, context.language)
  }
}

/** The two handlers of the maker-checker flow of one table. */
export const reviewHandlers = (reviewed: Reviewed) => ({
  approval: decide(reviewed, 'approval'),
  rejection: decide(reviewed, 'rejection'),
})

/** What an edit does to the status: a rejected record goes back to be submitted, any other keeps its own. */
export function afterEdit(status: number): ApprovalStatus {
  return (status === approvalMoves.rejection.to ? 0 : status) as ApprovalStatus
}
