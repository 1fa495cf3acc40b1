import { jobs } from '@apron/contract/desk'
import { createRoute } from '@tanstack/react-router'
import { filtersOf } from '../../../lib/page/filters.ts'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const jobsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/jobs',
  ...filtersOf(jobs.list),
  component: screen(() => import('./jobs-screen.tsx'), 'JobsScreen'),
  staticData: { title: 'jobs.title', crumbs: [{ text: 'menu.administration' }] },
})

export const jobRoutes = [jobsRoute] as const
