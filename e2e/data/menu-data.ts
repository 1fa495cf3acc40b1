import type { MenuItem } from '@apron/contract/people'
import { menu } from '../../apps/api/src/areas.ts'
import type { World } from '../../apps/api/src/testing/world.ts'

/** Gives a group a menu as if somebody had saved it now. */
export async function saveMenu({ db }: World, groupId: number, chosen: readonly MenuItem[]): Promise<void> {
  const items = JSON.stringify(chosen)
  const known = JSON.stringify(menu.map(({ url }) => url))
  await db.insertInto('menus').values({ group_id: groupId, items, known }).execute()
}
