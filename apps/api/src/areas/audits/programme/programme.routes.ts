import { programme as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { locked } from '#capabilities/held.ts'
import { defineCalls } from '#http/serve.ts'
import { listGaps } from './gaps.ts'
import * as intervals from './intervals.ts'
import { programmePapers } from './paper.ts'
import * as plans from './plans.ts'
import * as queries from './plans.queries.ts'
import { proposals } from './proposals.ts'
import { seenPlan } from './seen-plan.ts'
import { yearProgramme } from './year.ts'

const programmeRoutes = defineCalls(routes, {
  list: (context) => queries.list(context, context.query),
  totals: (context) => queries.totals(context, context.query),
  paper: (context) => yearProgramme(context, context.query),
  show: (context) => queries.show(context, context.params.id),
  create: async (context) => queries.show(context, await plans.create(context.db, context.body, context.caller)),
  accept: async ({ db, body, caller, changed, noteAfter }) => {
    const ids = await plans.accept(db, body, caller)
    changed('plan', ids)
    noteAfter({ ids, ...body })
    return { count: ids.length }
  },
  update: async (context) => {
    const { db, params, body } = context
    const plan = await plans.hold(db, params.id)
    context.noteBefore(await queries.show(context, plan.id))
    await plans.update(db, plan, body)
    return queries.show(context, plan.id)
  },
  cancel: async (context) => {
    const { db, params, body, caller } = context
    const plan = await plans.hold(db, params.id)
    context.noteBefore(await queries.show(context, plan.id))
    await plans.cancel(db, plan, body.reason, caller)
    return queries.show(context, plan.id)
  },
  proposals: (context) => proposals(context, context.query),
  gaps: ({ db, query, caller }) => listGaps(db, query, caller),
  intervals: ({ db }) => intervals.list(db),
  setInterval: async ({ db, params, body, noteBefore }) => {
    const { id, name, interval_months } = await locked(db, 'categories', params.id)
    noteBefore({ id, name, interval_months })
    return intervals.set(db, id, body.interval_months)
  },
})

/** What the rest of the server must know of the programme. */
export const programmeModule = {
  calls: () => programmeRoutes,
  entities: { plan: seenPlan },
  reports: programmePapers,
  uses: [
    { of: 'organizations', table: 'audit_plans', column: 'organization_id', text: 'uses.audit_plans' },
    { of: 'categories', table: 'audit_plans', column: 'category_id', text: 'uses.audit_plans' },
  ],
  menu: [
    {
      name: 'menu.programme',
      url: '/programme',
      icon: 'calendar-stats',
      access: ['MANAGE_PROGRAMME', 'VIEW_ALL_CHECKLIST', 'VIEW_ORG_CHECKLIST'],
    },
  ],
  permissions: [{ row: 'programme', permissions: ['MANAGE_PROGRAMME'] }],
} satisfies FeatureModule
