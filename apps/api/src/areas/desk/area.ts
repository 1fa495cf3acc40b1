import type { EntityOf } from '@apron/contract'
import type { Area } from '../../capabilities/area.ts'
import { membersHear } from '../../capabilities/telling/members-hear.ts'
import { byRightAlone } from '../../capabilities/visible/seen-by.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { groupDashboardRoutes } from './dashboard/group-dashboards.routes.ts'
import { jobChanged } from './jobs/job-changed.events.ts'
import { jobRoutes } from './jobs/jobs.routes.ts'
import { job } from './jobs/seen-job.ts'
import { quickFindRoutes } from './quick-find/quick-find.routes.ts'
import { statusRoutes } from './statuses/statuses.routes.ts'

export const desk: Area<EntityOf<'desk'>> = {
  calls: (services) => [dashboardRoutes, groupDashboardRoutes, quickFindRoutes, statusRoutes, jobRoutes(services)],
  entities: { dashboard: byRightAlone('signed-in'), job },
  follows: () => [membersHear('dashboard'), jobChanged],
}
