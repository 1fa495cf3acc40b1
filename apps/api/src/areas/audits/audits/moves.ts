import { sql, type Updateable } from 'kysely'
import {
  auditMoves,
  auditStatus,
  mayMove,
  type ApprovalMove,
  type ApprovalStatus,
  type AuditMove,
  type AuditState,
  type AuditStatus,
  type Route,
} from '@apron/contract'
import type { checklists as routes } from '@apron/contract/audits'
import type { Tables } from '#db/schema/index.ts'
import { checkReview } from '#capabilities/review/review.ts'
import { settle } from '#capabilities/review/settle.ts'
import { auditDeciding } from '../domain/audit-deciding.ts'
import type { AuditChange } from '../domain/changes.ts'
import type { Context, PreparedHandler } from '#http/handler.ts'
import { refused } from '#kernel/refusals.ts'
import { auditStatusText, presentStatus } from '#http/answering/status-text.ts'

/** What every move is given; some send a body too. */
type Moving = Context<typeof routes.inProgress>
type AuditDecisionContext = Context<typeof routes.approval> | Context<typeof routes.rejection>
/** What a move checks before it happens, and what else it changes. */
type Preparation<C> = (context: C) => Promise<Updateable<Tables['audits']>>

const nothingElse = () => Promise.resolve({})

/** The handler of the approval or the rejection of an audit. */
export function decidedBy(move: ApprovalMove) {
  return {
    lock: 'update' as const,
    async run(context: AuditDecisionContext) {
      const { db, audit, caller, language } = context
      const { maker_id } = await db
        .selectFrom('audits')
        .select('maker_id')
        .where('id', '=', audit.id)
        .executeTakeFirstOrThrow()
      checkReview({ status: audit.status as ApprovalStatus, maker_id }, move, caller, context.fourEyes)
      const reason = 'reason' in context.body ? context.body.reason : null
      const decision = await settle(context, move, [{ deciding: auditDeciding, records: [{ id: audit.id }] }], reason)
      context.noteBefore({ status: audit.status })
      context.noteAfter({ status: auditMoves[move].to, decision, ...(move === 'rejection' && { reason }) })
      return { ...presentStatus(auditMoves[move].to, language), decision }
    },
  }
}

/** The handler of one of the other moves of an audit; it holds the audit, so that of two moves at once the second meets what the first has left. */
export function moved<R extends Route>(
  name: Exclude<AuditMove, ApprovalMove>,
  prepare: Preparation<Context<R>> = nothingElse,
): PreparedHandler<R> {
  return {
    lock: 'update',
    run: (async (context: Context<R>) => {
      const moving = context as unknown as Moving
      checkMove(name, moving.audit.status)
      return carryOut(moving, auditMoves[name].to, await prepare(context))
    }) as PreparedHandler<R>['run'],
  }
}

function checkMove(name: AuditMove, present: AuditStatus): void {
  if (!mayMove<AuditStatus>(auditMoves[name], present)) {
    throw refused('wrong_status', { status: { text: auditStatusText(present) } })
  }
}

async function carryOut(context: Moving, to: AuditStatus, changes: Updateable<Tables['audits']>): Promise<AuditState> {
  const { db, audit, language } = context
  const left = audit.status === auditStatus.IN_PROGRESS && { left_progress_at: sql<string>`now()` }
  await db
    .updateTable('audits')
    .set({ ...changes, ...left, status: to })
    .where('id', '=', audit.id)
    .execute()
  context.noteBefore({ status: audit.status })
  context.noteAfter({ ...changes, status: to })
  const status = presentStatus(to, language)
  const said: AuditChange = { status, hasMoved: true, newcomers: [] }
  context.changed('audit', audit.id, said)
  return status
}
