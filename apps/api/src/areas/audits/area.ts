import type { EntityOf } from '@apron/contract'
import type { Area } from '../../capabilities/area.ts'
import { inAudit, inAuditToldItself } from '../../capabilities/visible/seen-by.ts'
import { accessChanged, auditChanged } from './audits/audit-changed.events.ts'
import { checklistRoutes } from './audits/audits.routes.ts'
import { commentChanged } from './comments/comment-changed.events.ts'
import { commentRoutes } from './comments/comments.routes.ts'
import { minutesRoutes } from './minutes/minutes.routes.ts'
import { itemChanged, itemsChanged } from './workspace/item-changed.events.ts'
import { auditWorkspaceRoutes } from './workspace/workspace.routes.ts'
import { tellsStatus, withStatus } from './domain/audit-status.ts'
import { audit, auditAccess } from './domain/seen-audit.ts'
import { commentFinal, tellsFinal } from './domain/comment-final.ts'
import { itemAnswered, tellsAnswered } from './domain/item-answered.ts'
import { itemCommented, tellsCommented } from './domain/item-commented.ts'
import { joinedTeam, tellsNewcomers } from './domain/joined-team.ts'

export const audits: Area<EntityOf<'audits'>> = {
  calls: (services) => [checklistRoutes, commentRoutes, minutesRoutes, auditWorkspaceRoutes(services)],
  entities: {
    audit,
    audit_access: auditAccess,
    audit_item: inAuditToldItself,
    comment: inAuditToldItself,
    minutes: inAudit,
  },
  follows: (services) => [
    itemChanged(services),
    itemsChanged,
    tellsAnswered,
    commentChanged,
    tellsCommented,
    tellsFinal,
    tellsNewcomers,
    tellsStatus,
    accessChanged,
    auditChanged,
  ],
  withStatus: [withStatus],
  tells: [joinedTeam, itemAnswered, itemCommented, commentFinal],
}
