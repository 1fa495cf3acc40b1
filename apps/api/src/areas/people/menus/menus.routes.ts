import { isDeepStrictEqual } from 'node:util'
import { menus as routes, type MenuItem } from '@apron/contract/people'
import type { FeatureModule } from '#capabilities/area.ts'
import type { Screen } from '#capabilities/menu.ts'
import { membersReload } from '#capabilities/notifications/members-hear.ts'
import { checkMayArrange, holds, isClosedTo } from '#kernel/caller.ts'
import { isAuditeeOutside } from '#kernel/named-in-audits.ts'
import { notPermitted, refused } from '#kernel/refusals.ts'
import { defineCalls } from '#http/serve.ts'
import { menu } from '../domain/seen-menu.ts'
import * as menus from './menus.ts'

const menuRoutes = (product: menus.ProductMenu) =>
  defineCalls(routes, {
    byDefault: async ({ db, query, caller, language }) => {
      if (!holds(caller, 'UPDATE_MENU'))
        return menus.usable(
          product,
          menus.present(product, product.byDefault, language),
          await menus.mayUse(db, caller),
        )
      const all = menus.present(product, product.everything, language)
      if (query.group_id === undefined) return all
      return menus.usable(product, all, await menus.mayUseAsMember(db, query.group_id))
    },
    ofGroup: async ({ db, params, query, caller, language }) => {
      const writes = holds(caller, 'UPDATE_MENU')
      if (!writes && (query.whole || params.groupId !== caller.groupId)) throw notPermitted()
      if (!caller.isAdmitted) return []
      const mayUse = await menus.mayUseAsMember(db, params.groupId)
      const items = menus.present(product, await menus.ofGroup(db, product, params.groupId), language)
      if (query.whole) return items
      if (params.groupId !== caller.groupId) return menus.usable(product, items, mayUse)
      const seesAudits = !(await isAuditeeOutside(db, caller))
      const isOpen = ({ external, isOfAudits }: Screen) => !isClosedTo(caller, external) && (seesAudits || !isOfAudits)
      return menus.usable(product, items, (screen) => mayUse(screen) && isOpen(screen))
    },
    save: async ({ db, body, caller, language, changed, noteBefore, noteAfter }) => {
      const groupId = body.group_id
      await menus.holdGroup(db, groupId)
      checkMayArrange(caller, groupId)
      const sent = body.data as MenuItem[]
      const items = menus.stored(product, sent)
      menus.checkScreens(product, items)
      const before = await menus.ofGroup(db, product, groupId)
      const seen = body.seen && menus.stored(product, body.seen as MenuItem[])
      if (seen && !isDeepStrictEqual(seen, menus.stored(product, before))) throw refused('changed_meanwhile')
      noteBefore({ group_id: groupId, menu: before })
      await menus.save(db, product, groupId, items)
      noteAfter({ group_id: groupId, menu: items })
      changed('menu', groupId)
      return menus.present(product, items, language)
    },
  })

/** What the rest of the server must know of the menus of user groups. */
export const menuModule = {
  calls: (_, gathered) => menuRoutes(menus.productMenu(gathered.menu)),
  entities: { menu },
  eventHandlers: () => [membersReload('menu')],
  permissions: [{ row: 'menu', permissions: ['UPDATE_MENU'] }],
} satisfies FeatureModule
