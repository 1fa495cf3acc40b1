import { dashboard } from '@apron/contract/desk'
import { createRoute } from '@tanstack/react-router'
import { filtersOf } from '../../../lib/page/filters.ts'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  ...filtersOf(dashboard.itemsToFix),
  component: screen(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
  staticData: { title: 'dashboard.title' },
})

const groupDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/group/$groupId/dashboard',
  component: screen(() => import('./group-dashboard-screen.tsx'), 'GroupDashboardScreen'),
  staticData: {
    title: 'dashboard.of_group',
    crumbs: [{ text: 'menu.administration' }, { text: 'groups.title', to: '/group/list' }],
  },
})

export const dashboardRoutes = [dashboardRoute, groupDashboardRoute] as const
