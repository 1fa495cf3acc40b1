import {
  approvalMoves,
  approvalStatus,
  mayMove,
  type ApprovalMove,
  type ApprovalStatus,
  type Route,
} from '@apron/contract'
import type { MessageKey } from '@apron/messages'
import { isSuper, type Caller } from '#kernel/caller.ts'
import type { Context } from '#http/handler.ts'
import { refused } from '#kernel/refusals.ts'
import { holdChosen, wrote, type ApprovalRecord, type ApprovalDefinition } from './deciding.ts'
import { settle } from './settle.ts'

type BulkRecord = Pick<ApprovalRecord, 'id' | 'name'>
/** Records that cannot go, for one reason. */
export type Stuck = { text: MessageKey; records: readonly BulkRecord[] }
type Reason = { text: MessageKey; values: { count: number; names?: string } }
type BulkContext = Context<Route> & { body: { ids: number[]; reason?: string | null | undefined }; caller: Caller }

/** Refuses (400) all of them when any cannot go, and says how many, which and why. */
export function checkAll(ids: readonly number[], chosen: readonly BulkRecord[], stuck: readonly Stuck[]): void {
  const total = new Set(ids).size
  checkTogether({ total, missing: total - chosen.length }, stuck)
}

/** The same where `total` were asked for, of which so many are missing. */
export function checkTogether({ total, missing }: { total: number; missing: number }, stuck: readonly Stuck[]): void {
  const reasons: Reason[] = stuck
    .filter(({ records }) => records.length > 0)
    .map(({ text, records }) => ({ text, values: { count: records.length, names: namesOf(records) } }))
  if (missing > 0) reasons.push({ text: 'bulk.missing', values: { count: missing } })
  if (reasons.length === 0) return
  const count = reasons.reduce((sum, { values }) => sum + values.count, 0)
  const which = total === 1 ? 'bulk.which_only' : count === total ? 'bulk.which_all' : 'bulk.which_some'
  throw refused('bulk_refused', { which: { text: which, values: { count, total } }, reasons })
}

const mostNames = 5

function namesOf(records: readonly BulkRecord[]): string {
  const names = records.slice(0, mostNames).map(({ name }) => name)
  return records.length > mostNames ? `${names.join(', ')}, …` : names.join(', ')
}

type Judging = { caller: Caller; fourEyes: boolean }

/** Those of held records that the move is not open to, by why. */
export function stuckAmong(
  chosen: readonly ApprovalRecord[],
  move: ApprovalMove,
  { caller, fourEyes }: Judging,
): Stuck[] {
  const open = (record: ApprovalRecord) => mayMove<ApprovalStatus>(approvalMoves[move], record.status)
  const ownNeedsOther = fourEyes && move === 'approval' && !isSuper(caller)
  const closed = (status: number) => chosen.filter((record) => !open(record) && record.status === status)
  return [
    { text: 'bulk.already_approved', records: closed(approvalStatus.APPROVAL) },
    { text: 'bulk.already_rejected', records: closed(approvalStatus.REJECTION) },
    {
      text: 'bulk.moved_on',
      records: chosen.filter((record) => !open(record) && record.status > approvalStatus.REJECTION),
    },
    {
      text: 'bulk.four_eyes',
      records: chosen.filter((record) => ownNeedsOther && open(record) && wrote(caller, record)),
    },
  ]
}

/** Moves all chosen records of a table under approval, or none. */
export function decideMany(deciding: ApprovalDefinition, move: ApprovalMove) {
  return async (context: BulkContext): Promise<{ count: number; decision: number }> => {
    const { db, body } = context
    const chosen = await holdChosen(db, deciding.reviewed, body.ids)
    checkAll(body.ids, chosen, stuckAmong(chosen, move, context))
    const decision = await settle(context, move, [{ deciding, records: chosen }], body.reason)
    context.noteBefore(chosen.map(({ id, name: called, status: was }) => ({ id, name: called, status: was })))
    context.noteAfter({
      ids: chosen.map(({ id }) => id),
      status: approvalMoves[move].to,
      decision,
      ...(move === 'rejection' && { reason: body.reason ?? null }),
    })
    return { count: chosen.length, decision }
  }
}
