import { inAudit } from '../../../lib/page/crumbs.ts'
import { route } from '../../../lib/router/route.ts'
import { screen } from '../../../ui/page/part.tsx'

const summaryRoute = route('/checklist/$id/summary', {
  component: screen(() => import('./summary/summary-screen.tsx'), 'SummaryScreen'),
  title: 'minutes.title',
  crumbs: inAudit,
})

const historyRoute = route('/checklist/$id/summary/history', {
  component: screen(() => import('./history/history-screen.tsx'), 'HistoryScreen'),
  title: 'minutes.history',
  crumbs: inAudit,
})

const savedRoute = route('/checklist/$id/summary/$minutesId', {
  component: screen(() => import('./history/saved-screen.tsx'), 'SavedScreen'),
  title: 'minutes.title',
  crumbs: inAudit,
})

const resultRoute = route('/checklist/$id/audit-result', {
  component: screen(() => import('./result/result-screen.tsx'), 'ResultScreen'),
  title: 'minutes.result',
  crumbs: inAudit,
})

export const minutesRoutes = [summaryRoute, historyRoute, savedRoute, resultRoute] as const
