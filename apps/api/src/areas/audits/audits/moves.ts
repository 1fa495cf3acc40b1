import type { Updateable } from 'kysely'
import { auditMoves, mayMove, type AuditMove, type AuditStatus, type Route, type Status } from '@apron/contract'
import type { checklists as routes } from '@apron/contract/audits'
import type { Tables } from '../../../db/schema/index.ts'
import type { AuditChange } from '../domain/changes.ts'
import { isSuper } from '../../../http/rights/caller.ts'
import type { Context, Prepared } from '../../../http/context.ts'
import { refused } from '../../../http/answering/refusal.ts'
import { auditStatusText, presentStatus } from '../../../http/answering/status-text.ts'

/** What every move is given; some send a body too. */
type Moving = Context<typeof routes.approval>
/** What a move checks before it happens, and what else it changes. */
type Preparation<C> = (context: C) => Promise<Updateable<Tables['audits']>>

const nothingElse = () => Promise.resolve({})

/** The handler of one move of an audit; it holds the audit, so that of two moves at once the second meets what the first has left. */
export function moved<R extends Route>(name: AuditMove, prepare: Preparation<Context<R>> = nothingElse): Prepared<R> {
  return {
    lock: 'update',
    run: (async (context: Context<R>) => {
      const moving = context as unknown as Moving
      checkMove(name, moving.audit.status)
      if (name === 'approval') await checkFourEyes(moving)
      return carryOut(moving, auditMoves[name].to, await prepare(context))
    }) as Prepared<R>['run'],
  }
}

function checkMove(name: AuditMove, present: AuditStatus): void {
  if (!mayMove<AuditStatus>(auditMoves[name], present)) {
    throw refused('wrong_status', { status: { text: auditStatusText(present) } })
  }
}

/** 400 when the approver is who wrote the audit last; a member of the super group may set a company up alone. */
async function checkFourEyes({ db, audit, caller, fourEyes }: Moving): Promise<void> {
  if (!fourEyes || isSuper(caller)) return
  const { maker_id } = await db
    .selectFrom('audits')
    .select('maker_id')
    .where('id', '=', audit.id)
    .executeTakeFirstOrThrow()
  if (maker_id === caller.id) throw refused('four_eyes')
}

async function carryOut(context: Moving, to: AuditStatus, changes: Updateable<Tables['audits']>): Promise<Status> {
  const { db, audit, language } = context
  await db
    .updateTable('audits')
    .set({ ...changes, status: to })
    .where('id', '=', audit.id)
    .execute()
  context.noteBefore({ status: audit.status })
  context.noteAfter({ ...changes, status: to })
  const status = presentStatus(to, language)
  const said: AuditChange = { status, hasMoved: true, newcomers: [] }
  context.changed('audit', audit.id, said)
  return status
}
