import { checklistRoutes } from './audits/routes.ts'
import { minutesRoutes } from './minutes/routes.ts'
import { auditWorkspaceRoutes } from './workspace/routes.ts'

/** The screens of the area. */
export const auditsScreens = [...checklistRoutes, ...minutesRoutes, ...auditWorkspaceRoutes] as const
