import { isDeepStrictEqual } from 'node:util'
import { menus as routes, type MenuItem } from '@apron/contract'
import { membersOf } from '../../capabilities/people.ts'
import { checkMayArrange, holds } from '../../http/caller.ts'
import { invalid, notPermitted, refused } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import * as menus from './menus.ts'

export const menuRoutes = serve(routes, {
  byDefault: async ({ db, query, caller, language }) => {
    if (!holds(caller, 'UPDATE_MENU'))
      return menus.usable(menus.present(menus.byDefault, language), menus.mayUse(caller))
    const all = menus.present(menus.everything, language)
    if (query.group_id === undefined) return all
    return menus.usable(all, await menus.mayUseAsMember(db, query.group_id))
  },
  ofGroup: async ({ db, params, query, caller, language }) => {
    const writes = holds(caller, 'UPDATE_MENU')
    if (!writes && (query.whole || params.groupId !== caller.groupId)) throw notPermitted()
    if (!caller.isAdmitted) return []
    const mayUse = await menus.mayUseAsMember(db, params.groupId)
    const items = menus.present(await menus.ofGroup(db, params.groupId), language)
    return query.whole ? items : menus.usable(items, mayUse)
  },
  save: async ({ db, body, caller, language, publish, noteBefore, noteAfter }) => {
    const group = await db
      .selectFrom('groups')
      .select('id')
      .where('id', '=', body.group_id)
      .forUpdate()
      .executeTakeFirst()
    if (!group) throw invalid('group_id', 'validation.missing_record')
    checkMayArrange(caller, group.id)
    const sent = body.data as MenuItem[]
    menus.checkScreens(sent)
    const items = menus.stored(sent)
    const before = await menus.ofGroup(db, group.id)
    const seen = body.seen && menus.stored(body.seen as MenuItem[])
    if (seen && !isDeepStrictEqual(seen, menus.stored(before))) throw refused('changed_meanwhile')
    noteBefore({ group_id: group.id, menu: before })
    await menus.save(db, group.id, items)
    noteAfter({ group_id: group.id, menu: items })
    for (const user of await membersOf(db, group.id)) publish({ user }, 'session:changed', {})
    return menus.present(items, language)
  },
})
