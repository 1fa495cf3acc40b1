import { inAudit } from '#lib/page/crumbs.ts'
import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'
import type * as papers from './paper-screens.tsx'

type Paper = keyof typeof papers
const paper = <Name extends Paper>(name: Name) => screen(() => import('./paper-screens.tsx'), name)

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
  component: paper('SavedScreen'),
  title: 'minutes.title',
  crumbs: inAudit,
})

const resultRoute = route('/checklist/$id/audit-result', {
  component: paper('ResultScreen'),
  title: 'minutes.result',
  crumbs: inAudit,
})

const registerRoute = route('/checklist/$id/findings', {
  component: paper('RegisterScreen'),
  title: 'minutes.register',
  crumbs: inAudit,
})

const findingRoute = route('/checklist/$id/findings/$itemId', {
  component: paper('FindingScreen'),
  title: 'minutes.finding',
  crumbs: inAudit,
})

const correctiveResultRoute = route('/checklist/$id/corrective-result', {
  component: screen(() => import('./corrective-screen.tsx'), 'CorrectiveScreen'),
  title: 'minutes.corrective',
  crumbs: inAudit,
})

const actions = {
  component: screen(() => import('./actions-screen.tsx'), 'ActionsScreen'),
  title: 'correctiveActions.title',
} as const
const auditActionsRoute = route('/checklist/$id/actions', { ...actions, crumbs: inAudit })
const actionsRoute = route('/findings/actions', actions)

const blankRoute = route('/checklist/$id/blank-checklist', {
  component: paper('BlankScreen'),
  title: 'minutes.blank',
  crumbs: inAudit,
})

const readersRoute = route('/document/view/$document_id/readers', {
  component: screen(() => import('./readers-screen.tsx'), 'ReadersScreen'),
  title: 'minutes.readers',
  crumbs: [{ text: 'outline.documents', to: '/document/list' }],
})

export const minutesRoutes = [
  summaryRoute,
  historyRoute,
  savedRoute,
  resultRoute,
  registerRoute,
  findingRoute,
  correctiveResultRoute,
  auditActionsRoute,
  actionsRoute,
  blankRoute,
  readersRoute,
] as const
