import type { MenuLine } from '../capabilities/menu.ts'
import { groups } from './groups.ts'
import { organizations } from './organizations.ts'
import { groupPermissions } from './permissions.ts'
import { positions } from './positions.ts'
import { session } from './session.ts'
import { aliases } from './team-roles.ts'
import { seesUsers, users } from './users.ts'

export const menu: readonly MenuLine[] = [
  {
    below: 'menu.administration',
    name: 'menu.groups',
    url: '/group/list',
    icon: 'users-group',
    access: [
      groups.create.access,
      groups.update.access,
      groups.remove.access,
      ...groups.rejection.access,
      groupPermissions.list.access,
      'UPDATE_MENU',
    ],
  },
  {
    below: 'menu.administration',
    name: 'menu.team_roles',
    url: '/group/alias',
    icon: 'user-shield',
    access: [aliases.create.access, aliases.update.access, aliases.remove.access],
  },
  {
    below: 'menu.administration',
    name: 'menu.organizations',
    url: '/organization/list',
    icon: 'sitemap',
    access: organizations.list.access,
  },
  {
    below: 'menu.administration',
    name: 'menu.users',
    url: '/user/list',
    icon: 'users',
    access: [...seesUsers, users.restore.access],
  },
  {
    below: 'menu.administration',
    name: 'menu.positions',
    url: '/position',
    icon: 'id-badge',
    access: positions.list.access,
  },
  { below: 'menu.personal', name: 'menu.profile', url: '/profile/show', icon: 'user', access: session.profile.access },
]
