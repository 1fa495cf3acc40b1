import { dashboard } from '@apron/contract'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { filtersOf } from '../../lib/filters.ts'
import { signedInRoute } from '../../lib/routing.tsx'

const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  ...filtersOf(dashboard.itemsToFix),
  component: lazyRouteComponent(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
  staticData: { title: 'dashboard.title' },
})

export const dashboardRoutes = [dashboardRoute] as const
