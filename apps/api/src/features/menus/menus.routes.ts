import { isDeepStrictEqual } from 'node:util'
import { menus as routes } from '@apron/contract'
import { membersOf } from '../../capabilities/people.ts'
import { checkMayArrange, holds } from '../../http/caller.ts'
import { invalid, notPermitted, refused } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import * as menus from './menus.ts'

export const menuRoutes = serve(routes, {
  byDefault: async ({ db, query, caller }) => {
    if (!holds(caller, 'UPDATE_MENU')) return menus.usable(menus.byDefault, menus.mayUse(caller))
    if (query.group_id === undefined) return menus.byDefault
    return menus.usable(menus.byDefault, await menus.mayUseAsMember(db, query.group_id))
  },
  ofGroup: async ({ db, params, query, caller }) => {
    const writes = holds(caller, 'UPDATE_MENU')
    if (!writes && (query.whole || params.groupId !== caller.groupId)) throw notPermitted()
    if (!caller.isAdmitted) return []
    const mayUse = await menus.mayUseAsMember(db, params.groupId)
    const items = await menus.ofGroup(db, params.groupId)
    return query.whole ? items : menus.usable(items, mayUse)
  },
  save: async ({ db, body, caller, publish, noteBefore, noteAfter }) => {
    const group = await db
      .selectFrom('groups')
      .select('id')
      .where('id', '=', body.group_id)
      .forUpdate()
      .executeTakeFirst()
    if (!group) throw invalid('group_id', 'validation.missing_record')
    checkMayArrange(caller, group.id)
    const items = body.data as Parameters<typeof menus.save>[2]
    menus.checkScreens(items)
    const before = await menus.ofGroup(db, group.id)
    if (body.seen && !isDeepStrictEqual(body.seen, before)) throw refused('changed_meanwhile')
    noteBefore({ group_id: group.id, menu: before })
    await menus.save(db, group.id, items)
    noteAfter({ group_id: group.id, menu: items })
    for (const user of await membersOf(db, group.id)) publish({ user }, 'session:changed', {})
    return items
  },
})
