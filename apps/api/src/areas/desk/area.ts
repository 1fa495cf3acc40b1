import type { Area } from '../../capabilities/area.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { groupDashboardRoutes } from './dashboard/group-dashboards.routes.ts'
import { quickFindRoutes } from './quick-find/quick-find.routes.ts'
import { statusRoutes } from './statuses/statuses.routes.ts'

export const desk: Area = {
  calls: () => [dashboardRoutes, groupDashboardRoutes, quickFindRoutes, statusRoutes],
}
