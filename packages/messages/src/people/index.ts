import { groupPermissions } from './group-permissions.ts'
import { groups } from './groups.ts'
import { menus } from './menus.ts'
import { organizations } from './organizations.ts'
import { permissionAreas } from './permission-areas.ts'
import { permissions } from './permissions.ts'
import { positions } from './positions.ts'
import { profile } from './profile.ts'
import { session } from './session.ts'
import { aliases } from './team-roles.ts'
import { users } from './users.ts'

export const peopleTexts = {
  groupPermissions,
  groups,
  menus,
  organizations,
  permissionAreas,
  permissions,
  positions,
  profile,
  session,
  aliases,
  users,
}
