import type { Area } from '../../http/serve.ts'
import { checklistRoutes } from './audits/audits.routes.ts'
import { commentRoutes } from './comments/comments.routes.ts'
import { minutesRoutes } from './minutes/minutes.routes.ts'
import { auditWorkspaceRoutes } from './workspace/workspace.routes.ts'

export const audits: Area = {
  calls: (services) => [checklistRoutes, commentRoutes, minutesRoutes, auditWorkspaceRoutes(services)],
}
