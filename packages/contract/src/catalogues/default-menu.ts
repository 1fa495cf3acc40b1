import type { MessageKey } from '@apron/messages'
import type { Access } from '../http/route.ts'
import { aliases } from '../people/team-roles.ts'
import { checklistItems } from '../library/questions.ts'
import { checklists } from '../audits/audits.ts'
import { dashboard } from '../desk/dashboard.ts'
import { groups } from '../people/groups.ts'
import { itemStatuses } from '../library/item-statuses.ts'
import { groupPermissions } from '../people/permissions.ts'
import { notifications } from '../talk/notifications.ts'
import { organizations } from '../people/organizations.ts'
import { positions } from '../people/positions.ts'
import { session } from '../people/session.ts'
import { seesUsers, users } from '../people/users.ts'

/** Who has something to do on a screen: everybody, also in a group that is not approved, anybody whose group is, or a holder of one of the permissions. */
type ScreenAccess = Exclude<Access, 'anyone' | { audit: unknown }>
/** One screen; nobody's menu shows it to somebody without its access. */
export type Screen = { name: MessageKey; url: string; icon: string; access: ScreenAccess }
type Heading = { name: MessageKey; children: readonly Screen[] }

/** The sidebar of a group that has no menu of its own; names are texts, urls the specification's routes. */
export const defaultMenu: readonly Heading[] = [
  {
    name: 'menu.work',
    children: [
      { name: 'menu.dashboard', url: '/dashboard', icon: 'home', access: dashboard.itemsToFix.access },
      { name: 'menu.audits', url: '/checklist/list', icon: 'clipboard-check', access: checklists.list.access },
    ],
  },
  {
    name: 'menu.library',
    children: [
      {
        name: 'menu.checklist_items',
        url: '/checklist-item/list',
        icon: 'list-tree',
        access: checklistItems.list.access,
      },
      {
        name: 'menu.item_statuses',
        url: '/checklist-item-status/list',
        icon: 'circle-half',
        access: itemStatuses.list.access,
      },
    ],
  },
  {
    name: 'menu.administration',
    children: [
      {
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
        name: 'menu.team_roles',
        url: '/group/alias',
        icon: 'user-shield',
        access: [aliases.create.access, aliases.update.access, aliases.remove.access],
      },
      {
        name: 'menu.organizations',
        url: '/organization/list',
        icon: 'sitemap',
        access: organizations.list.access,
      },
      {
        name: 'menu.users',
        url: '/user/list',
        icon: 'users',
        access: [...seesUsers, users.restore.access],
      },
      { name: 'menu.positions', url: '/position', icon: 'id-badge', access: positions.list.access },
    ],
  },
]

/** What everybody reaches from the bar at the top; the menu of a group may name it too. */
export const personalScreens: Heading = {
  name: 'menu.personal',
  children: [
    { name: 'menu.notifications', url: '/notification', icon: 'bell', access: notifications.list.access },
    { name: 'menu.profile', url: '/profile/show', icon: 'user', access: session.profile.access },
    { name: 'menu.qr_code', url: '/qr-code', icon: 'qrcode', access: 'signed-in' },
  ],
}

/** The product's own screens by address: a menu leads nowhere else. */
export const screens: ReadonlyMap<string, Screen> = new Map(
  [...defaultMenu, personalScreens].flatMap(({ children }) => children.map((screen) => [screen.url, screen])),
)
