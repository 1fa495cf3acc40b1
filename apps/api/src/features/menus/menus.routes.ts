import { defaultMenu, menus as routes, type MenuItem } from '@apron/contract'
import type { Database } from '../../db/client.ts'
import { holds } from '../../http/caller.ts'
import { notPermitted } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'

const byDefault: MenuItem[] = defaultMenu.map(({ name, children }) => ({
  name,
  url: null,
  icon: null,
  title: true,
  children: children.map((line) => ({ ...line, title: false, children: [] })),
}))

async function ofGroup(db: Database, groupId: number): Promise<MenuItem[]> {
  const menu = await db.selectFrom('menus').select('items').where('group_id', '=', groupId).executeTakeFirst()
  return menu?.items ?? byDefault
}

export const menuRoutes = serve(routes, {
  byDefault: async () => byDefault,
  ofGroup: async ({ db, params, caller }) => {
    if (params.groupId !== caller.groupId && !holds(caller, 'UPDATE_MENU')) throw notPermitted()
    return ofGroup(db, params.groupId)
  },
})
