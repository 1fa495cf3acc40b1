import type { Feature } from './http/serve.ts'
import type { Services } from './http/services.ts'
import { aliasRoutes } from './features/aliases/aliases.routes.ts'
import { auditWorkspaceRoutes } from './features/audit-workspace/audit-workspace.routes.ts'
import { categoryRoutes } from './features/categories/categories.routes.ts'
import { chatRoutes } from './features/chats/chats.routes.ts'
import { checklistRoutes } from './features/checklists/checklists.routes.ts'
import { tagRoutes } from './features/tags/tags.routes.ts'
import { itemStatusRoutes } from './features/item-statuses/item-statuses.routes.ts'
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts'
import { groupDashboardRoutes } from './features/dashboard/group-dashboards.routes.ts'
import { documentRoutes } from './features/documents/documents.routes.ts'
import { checklistItemRoutes } from './features/checklist-items/items.routes.ts'
import { checklistItemGroupRoutes } from './features/checklist-items/groups.routes.ts'
import { commentRoutes } from './features/comments/comments.routes.ts'
import { groupRoutes } from './features/groups/groups.routes.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { menuRoutes } from './features/menus/menus.routes.ts'
import { minutesRoutes } from './features/minutes/minutes.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { organizationRoutes } from './features/organizations/organizations.routes.ts'
import { permissionRoutes } from './features/permissions/permissions.routes.ts'
import { groupPermissionRoutes } from './features/permissions/group-permissions.routes.ts'
import { positionRoutes } from './features/positions/positions.routes.ts'
import { presenceRoutes } from './features/presence/presence.routes.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import { quickFindRoutes } from './features/quick-find/quick-find.routes.ts'
import { sessionRoutes } from './features/session/session.routes.ts'
import { statusRoutes } from './features/statuses/statuses.routes.ts'
import { userRoutes } from './features/users/users.routes.ts'

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
