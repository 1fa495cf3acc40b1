import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const dashboardRoute = route('/dashboard', {
  component: screen(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
  title: 'dashboard.title',
})

const groupDashboardRoute = route('/group/$groupId/dashboard', {
  component: screen(() => import('./arranging/group-dashboard-screen.tsx'), 'GroupDashboardScreen'),
  title: 'dashboard.of_group',
  crumbs: [{ text: 'menu.administration' }, { text: 'groups.title', to: '/group/list' }],
})

export const dashboardRoutes = [dashboardRoute, groupDashboardRoute] as const
