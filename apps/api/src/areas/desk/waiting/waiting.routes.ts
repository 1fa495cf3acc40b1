import { waiting as routes } from '@apron/contract/desk'
import type { FeatureModule } from '#capabilities/area.ts'
import type { AwaitedFindings } from '#capabilities/review/awaited.ts'
import type { ApprovalDefinition } from '#capabilities/review/deciding.ts'
import { telling } from '#capabilities/review/settle.ts'
import { tellDecision } from '#capabilities/review/tell-decision.ts'
import { undo } from '#capabilities/review/undo.ts'
import { defineCalls } from '#http/serve.ts'
import { defineJob } from '#jobs/kind.ts'
import { decide } from './decide.ts'
import * as log from './log.ts'
import * as ownWork from './own-work.ts'
import * as waiting from './waiting.ts'

function waitingRoutes(kinds: readonly ApprovalDefinition[], awaited: readonly AwaitedFindings[]) {
  const count = waiting.counting(kinds, awaited)
  const findings = ownWork.findingsOf(awaited)
  return defineCalls(routes, {
    count: (context) => count(context),
    list: (context) => waiting.list(context, kinds, context.query, count),
    findings: (context) => findings(context, context.query),
    minutes: ({ db, caller, query }) => ownWork.audits(db, query, caller),
    decide: (context) => decide(context, kinds),
    undo: (context) => undo(context, kinds, context.body.decision),
    log: (context) => log.list(context, kinds, context.query),
  })
}

/** What the rest of the server must know of the work queue. */
export const waitingModule = {
  calls: (_, { waiting: kinds, awaited }) => waitingRoutes(kinds, awaited),
  jobs: (services, { waiting: kinds }) => [
    defineJob(telling, ({ input }) => tellDecision(services, kinds, input.decision)),
  ],
  menu: [
    {
      name: 'menu.waiting',
      url: '/waiting',
      icon: 'inbox',
      access: routes.count.access,
    },
  ],
} satisfies FeatureModule
