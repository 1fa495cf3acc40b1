import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const jobsRoute = route('/jobs', {
  component: screen(() => import('./jobs-screen.tsx'), 'JobsScreen'),
  title: 'jobs.title',
  crumbs: [{ text: 'menu.administration' }],
})

export const jobRoutes = [jobsRoute] as const
