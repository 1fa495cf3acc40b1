import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const homeRoute = route('/report', { leadsTo: '/report/report' })
const crumbs = [{ text: 'menu.reports', to: '/report/report' }] as const

const periodRoute = route('/report/report', {
  component: screen(() => import('./period/period-screen.tsx'), 'PeriodScreen'),
  title: 'menu.reports',
})

const tagRoute = route('/report/report-hashtag', {
  component: screen(() => import('./tag/tag-screen.tsx'), 'TagScreen'),
  title: 'reports.tab_tag',
  crumbs,
})

const correctivesRoute = route('/report/correctives', {
  component: screen(() => import('./correctives/correctives-screen.tsx'), 'CorrectivesScreen'),
  title: 'reports.tab_correctives',
  crumbs,
})

const findingsRoute = route('/report/findings', {
  component: screen(() => import('./findings/findings-screen.tsx'), 'FindingsScreen'),
  title: 'reports.tab_findings',
  crumbs,
})

const coverageRoute = route('/report/coverage', {
  component: screen(() => import('./coverage-screen.tsx'), 'CoverageScreen'),
  title: 'reports.tab_coverage',
  crumbs,
})

export const reportRoutes = [homeRoute, periodRoute, tagRoute, correctivesRoute, findingsRoute, coverageRoute] as const
