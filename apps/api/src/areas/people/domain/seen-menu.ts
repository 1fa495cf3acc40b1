import { sql } from 'kysely'
import { byRightAlone } from '#capabilities/visible/seen-by.ts'
import type { EntityVisibility } from '#events/visibility.ts'
import { holds } from '#kernel/caller.ts'

/** The menu of a user group, under the id of the group: for its members and for whoever writes menus. */
export const menu: EntityVisibility = {
  ...byRightAlone('UPDATE_MENU'),
  seen: (caller) => (holds(caller, 'UPDATE_MENU') ? sql<boolean>`true` : sql<boolean>`change.id = ${caller.groupId}`),
}
