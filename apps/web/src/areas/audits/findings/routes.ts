import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const findingWorkflowRoute = route('/finding/$id', {
  component: screen(() => import('./finding-screen.tsx'), 'FindingScreen'),
  title: 'findingWorkflow.title',
  crumbs: [{ text: 'register.title', to: '/findings' }],
  asks: ['/findings/$id', '/findings/$id/comments'],
})

export const findingWorkflowRoutes = [findingWorkflowRoute] as const
