import { dashboard as routes } from '@apron/contract/desk'
import type { FeatureModule } from '#capabilities/area.ts'
import { defineCalls } from '#http/serve.ts'
import { dueCounts } from './due-counts.ts'
import * as itemsToFix from './items-to-fix.ts'

const dashboardRoutes = defineCalls(routes, {
  itemsToFix: async ({ db, caller, query, today }) => {
    const { rows, total } = await itemsToFix.list(db, query, caller, today)
    return { rows: itemsToFix.byAudit(rows), total }
  },
  due: ({ db, caller, today }) => dueCounts(db, caller, today),
})

/** What the rest of the server must know of the dashboard. */
export const dashboardModule = {
  calls: () => dashboardRoutes,
  menu: [
    {
      name: 'menu.dashboard',
      url: '/dashboard',
      icon: 'home',
      access: routes.itemsToFix.access,
      isOfAudits: true,
    },
  ],
} satisfies FeatureModule
