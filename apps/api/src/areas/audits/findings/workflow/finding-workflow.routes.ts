import { findingWorkflow as routes, type Finding } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import type { Context } from '#http/handler.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { awaited } from '../../domain/finding/awaited.ts'
import { auditOf, hold, type FindingRow } from '../../domain/finding/finding.ts'
import type { MoveResult } from '../../domain/finding/move.ts'
import { present } from '../../domain/finding/present.ts'
import { judgeEffect } from '../../domain/finding/judge-effect.ts'
import { sendBack, verify } from '../../domain/finding/verify.ts'
import { finding } from '../../domain/seen/seen-finding.ts'
import { findingMoved, tellsFindingMoved } from '../../domain/notifications/finding-moved.ts'
import * as extensions from './extensions.ts'
import * as plans from './plans.ts'

type OnFinding = Omit<Context<typeof routes.show>, 'body'>

const inItsAudit = { auditOf: (db: OnFinding['db'], { id }: { id: number }) => auditOf(db, id) }

/** A call that makes one move of the finding that its address names. */
function moving<Call extends OnFinding>(move: (context: Call, row: FindingRow) => Promise<MoveResult>) {
  return {
    ...inItsAudit,
    run: async (context: Call): Promise<Finding> => {
      const { params, changed, noteBefore } = context
      const row = await hold(context, params.id)
      noteBefore(row)
      const { said } = await move(context, row)
      changed('finding', row.id, said)
      return present(context, row.id)
    },
  }
}

const findingWorkflowRoutes = (services: Services) =>
  defineCalls(routes, {
    show: { ...inItsAudit, run: (context) => present(context, context.params.id) },
    propose: moving(async (context, row) => {
      const made = await plans.propose(context, row, context.body, context.today)
      context.changed('audit_access', row.responsible_id === null ? context.caller.id : [])
      return made
    }),
    accept: moving((context, row) => plans.accept(context, row, context.body.plan_id)),
    verify: moving((context, row) => {
      const { effect_after_days: lookAgainAfter } = services.settings.now()
      return verify(context, row, { today: context.today, lookAgainAfter, remark: context.body.remark })
    }),
    sendBack: moving((context, row) => sendBack(context, row, context.body.reason)),
    judgeEffect: moving((context, row) => {
      const { is_effective, reason } = context.body
      return judgeEffect(context, row, { isEffective: is_effective, reason, today: context.today })
    }),
    askExtension: moving((context, row) => extensions.ask(context, row, context.body, context.today)),
    decideExtension: moving((context, row) => {
      const { body, params } = context
      return extensions.decide(context, row, { ...body, extensionId: params.extensionId })
    }),
  })

/** What the rest of the server must know of the finding workflow. */
export const findingWorkflowModule = {
  calls: findingWorkflowRoutes,
  entities: { finding },
  eventHandlers: () => [tellsFindingMoved],
  notificationTypes: [findingMoved],
  awaited,
} satisfies FeatureModule
