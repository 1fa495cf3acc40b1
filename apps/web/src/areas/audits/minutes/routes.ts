import { createRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { inAudit, signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const summaryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist/$id/summary',
  component: screen(() => import('./summary/summary-screen.tsx'), 'SummaryScreen'),
  staticData: { title: 'minutes.title', crumbs: inAudit },
})

const historyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist/$id/summary/history',
  component: screen(() => import('./history/history-screen.tsx'), 'HistoryScreen'),
  staticData: { title: 'minutes.history', crumbs: inAudit },
})

const savedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist/$id/summary/$minutesId',
  component: screen(() => import('./history/saved-screen.tsx'), 'SavedScreen'),
  staticData: { title: 'minutes.title', crumbs: inAudit },
})

const resultRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist/$id/audit-result',
  /** `print` asks for the paper at once, as the menus that say so do. */
  validateSearch: (search: { print?: unknown } & SearchSchemaInput): { print?: 1 } =>
    search.print ? { print: 1 } : {},
  component: screen(() => import('./result/result-screen.tsx'), 'ResultScreen'),
  staticData: { title: 'minutes.result', crumbs: inAudit },
})

export const minutesRoutes = [summaryRoute, historyRoute, savedRoute, resultRoute] as const
