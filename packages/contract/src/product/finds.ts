import type { Found } from '../desk/quick-find.ts'
import { checklistItems } from '../library/questions.ts'
import { seesUsers } from '../people/users.ts'
import type { Screen } from '../capabilities/menu.ts'
import { screens } from './default-menu.ts'

/** Who finds records of a kind: whoever sees them in their list and may open the screen that a find leads to. Of audits each is looked at by itself. */
export const finds = {
  items: checklistItems.list.access,
  users: seesUsers,
  organizations: accessOf('/organization/list'),
  groups: accessOf('/group/list'),
  positions: accessOf('/position'),
  team_roles: accessOf('/group/alias'),
} satisfies Record<Exclude<keyof Found, 'audits'>, Screen['access']>

function accessOf(url: string): Screen['access'] {
  return screens.get(url)?.access ?? []
}
