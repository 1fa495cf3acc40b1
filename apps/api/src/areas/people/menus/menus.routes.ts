import { isDeepStrictEqual } from 'node:util'
import { menus as routes, type MenuItem } from '@apron/contract/people'
import { checkMayArrange, holds } from '../../../http/rights/caller.ts'
import { notPermitted, refused } from '../../../http/answering/refusal.ts'
import { serve } from '../../../http/serve.ts'
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
  save: async ({ db, body, caller, language, changed, noteBefore, noteAfter }) => {
    const groupId = body.group_id
    await menus.holdGroup(db, groupId)
    checkMayArrange(caller, groupId)
    const sent = body.data as MenuItem[]
    menus.checkScreens(sent)
    const items = menus.stored(sent)
    const before = await menus.ofGroup(db, groupId)
    const seen = body.seen && menus.stored(body.seen as MenuItem[])
    if (seen && !isDeepStrictEqual(seen, menus.stored(before))) throw refused('changed_meanwhile')
    noteBefore({ group_id: groupId, menu: before })
    await menus.save(db, groupId, items)
    noteAfter({ group_id: groupId, menu: items })
    changed('menu', groupId)
    return menus.present(items, language)
  },
})
