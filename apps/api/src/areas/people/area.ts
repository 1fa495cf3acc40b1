import type { Area } from '../../capabilities/area.ts'
import { groupRoutes } from './groups/groups.routes.ts'
import { menuRoutes } from './menus/menus.routes.ts'
import { organizationRoutes } from './organizations/organizations.routes.ts'
import { groupPermissionRoutes } from './permissions/group-permissions.routes.ts'
import { permissionRoutes } from './permissions/permissions.routes.ts'
import { positionRoutes } from './positions/positions.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { aliasRoutes } from './team-roles/team-roles.routes.ts'
import { userRoutes } from './users/users.routes.ts'
import { reviewed as groups } from './groups/groups.ts'
import { reviewed as organizations } from './organizations/organizations.ts'
import { reviewed as positions } from './positions/positions.ts'

export const people: Area = {
  calls: (services) => [
    groupRoutes(services),
    menuRoutes,
    organizationRoutes,
    groupPermissionRoutes(services),
    permissionRoutes,
    positionRoutes,
    profileRoutes(services),
    sessionRoutes(services),
    aliasRoutes,
    userRoutes(services),
  ],
  withStatus: [groups, organizations, positions],
}
