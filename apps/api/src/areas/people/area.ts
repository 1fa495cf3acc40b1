import { userStatus, type EntityOf } from '@apron/contract'
import { permissionEntries, seesUsers } from '@apron/contract/people'
import { sql } from 'kysely'
import type { Area } from '../../capabilities/area.ts'
import { membersHear } from '../../capabilities/telling/members-hear.ts'
import { byRight, byRightAlone, own } from '../../capabilities/visible/seen-by.ts'
import { passes } from '../../http/rights/caller.ts'
import { menu } from './domain/seen-menu.ts'
import { groupRoutes } from './groups/groups.routes.ts'
import { menuRoutes } from './menus/menus.routes.ts'
import { organizationRoutes } from './organizations/organizations.routes.ts'
import { groupPermissionRoutes } from './permissions/group-permissions.routes.ts'
import { permissionRoutes } from './permissions/permissions.routes.ts'
import { positionRoutes } from './positions/positions.routes.ts'
import { profileChanged } from './profile/profile-changed.events.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { aliasRoutes } from './team-roles/team-roles.routes.ts'
import { userRoutes } from './users/users.routes.ts'
import { reviewed as groups } from './groups/groups.ts'
import { reviewed as organizations } from './organizations/organizations.ts'
import { reviewed as positions } from './positions/positions.ts'

export const people: Area<EntityOf<'people'>> = {
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
  entities: {
    user: byRight('signed-in', 'users', (caller) =>
      passes(caller, seesUsers) ? sql`true` : sql`record.status = ${userStatus.ACTIVE}`,
    ),
    profile: own,
    session: own,
    group: byRight('signed-in', 'groups'),
    group_permissions: byRightAlone('GROUP_PERMISSION'),
    permission: byRight(permissionEntries.list.access, 'permissions'),
    menu,
    organization: byRight('signed-in', 'organizations'),
    position: byRight('signed-in', 'positions'),
    team_role: byRight('signed-in', 'team_roles'),
  },
  follows: () => [profileChanged, membersHear('menu')],
  reviewed: [groups, organizations, positions],
}
