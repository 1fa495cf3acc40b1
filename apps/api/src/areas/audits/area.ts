import type { Area } from '../../capabilities/area.ts'
import { checklistRoutes } from './audits/audits.routes.ts'
import { commentRoutes } from './comments/comments.routes.ts'
import { minutesRoutes } from './minutes/minutes.routes.ts'
import { auditWorkspaceRoutes } from './workspace/workspace.routes.ts'
import { withStatus } from './domain/audit-status.ts'
import { commentFinal } from './domain/comment-final.ts'
import { itemAnswered } from './domain/item-answered.ts'
import { itemCommented } from './domain/item-commented.ts'
import { joinedTeam } from './domain/joined-team.ts'

export const audits: Area = {
  calls: (services) => [checklistRoutes, commentRoutes, minutesRoutes, auditWorkspaceRoutes(services)],
  withStatus: [withStatus],
  tells: [joinedTeam, itemAnswered, itemCommented, commentFinal],
}
