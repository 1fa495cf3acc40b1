import type { Feature } from './http/serve.ts'
import type { Services } from './http/services.ts'
import { aliasRoutes } from './areas/people/team-roles/aliases.routes.ts'
import { auditWorkspaceRoutes } from './areas/audits/workspace/audit-workspace.routes.ts'
import { categoryRoutes } from './areas/library/categories/categories.routes.ts'
import { chatRoutes } from './areas/talk/chat/chats.routes.ts'
import { checklistRoutes } from './areas/audits/audits/checklists.routes.ts'
import { tagRoutes } from './areas/library/tags/tags.routes.ts'
import { itemStatusRoutes } from './areas/library/item-statuses/item-statuses.routes.ts'
import { dashboardRoutes } from './areas/desk/dashboard/dashboard.routes.ts'
import { groupDashboardRoutes } from './areas/desk/dashboard/group-dashboards.routes.ts'
import { documentRoutes } from './areas/documents/documents/documents.routes.ts'
import { checklistItemRoutes } from './areas/library/questions/items.routes.ts'
import { checklistItemGroupRoutes } from './areas/library/questions/groups.routes.ts'
import { commentRoutes } from './areas/audits/comments/comments.routes.ts'
import { groupRoutes } from './areas/people/groups/groups.routes.ts'
import { mediaRoutes } from './areas/documents/media/media.routes.ts'
import { menuRoutes } from './areas/people/menus/menus.routes.ts'
import { minutesRoutes } from './areas/audits/minutes/minutes.routes.ts'
import { notificationRoutes } from './areas/talk/notifications/notifications.routes.ts'
import { organizationRoutes } from './areas/people/organizations/organizations.routes.ts'
import { permissionRoutes } from './areas/people/permissions/permissions.routes.ts'
import { groupPermissionRoutes } from './areas/people/permissions/group-permissions.routes.ts'
import { positionRoutes } from './areas/people/positions/positions.routes.ts'
import { presenceRoutes } from './areas/talk/presence/presence.routes.ts'
import { profileRoutes } from './areas/people/profile/profile.routes.ts'
import { quickFindRoutes } from './areas/desk/quick-find/quick-find.routes.ts'
import { sessionRoutes } from './areas/people/session/session.routes.ts'
import { statusRoutes } from './areas/desk/statuses/statuses.routes.ts'
import { userRoutes } from './areas/people/users/users.routes.ts'

/** Every feature that the product serves. */
export const features = (services: Services): Feature[] => [
  aliasRoutes,
  auditWorkspaceRoutes(services),
  categoryRoutes,
  chatRoutes,
  checklistRoutes,
  checklistItemGroupRoutes,
  checklistItemRoutes,
  dashboardRoutes,
  documentRoutes,
  groupRoutes(services),
  groupDashboardRoutes,
  groupPermissionRoutes(services),
  itemStatusRoutes,
  commentRoutes,
  mediaRoutes,
  menuRoutes,
  minutesRoutes,
  notificationRoutes,
  organizationRoutes,
  permissionRoutes,
  positionRoutes,
  presenceRoutes(services),
  profileRoutes(services),
  quickFindRoutes,
  sessionRoutes(services),
  statusRoutes,
  tagRoutes,
  userRoutes(services),
]
