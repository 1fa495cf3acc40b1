import { superGroup } from '@apron/contract'
import { groupPermissions as routes } from '@apron/contract/people'
import type { FeatureModule } from '#capabilities/area.ts'
import { byRightAlone } from '#capabilities/visible/seen-by.ts'
import { notFound, refused } from '#kernel/refusals.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { checkHeld, holdGroups } from '../domain/grants.ts'
import * as granted from './group-permissions.ts'
import * as permissions from './permissions.ts'

const groupPermissionRoutes = ({ authenticator }: Services) =>
  defineCalls(routes, {
    list: async ({ db, params, query, caller, language }) => {
      await granted.findGroup(db, params.id)
      const { rows, total } = await permissions.listFolders(db, query)
      const [entries, ofGroup, held] = await Promise.all([
        permissions.listIn(
          db,
          rows.map(({ id }) => id),
        ),
        granted.listOf(db, params.id),
        granted.heldBy(db, caller),
      ])
      const has = (some: Set<number> | 'everything', id: number) => some === 'everything' || some.has(id)
      const present = (row: permissions.PermissionRow) => ({
        ...permissions.present(row, language),
        select: has(ofGroup, row.id),
        is_held: has(held, row.id),
      })
      const folders = rows.map((folder) => ({
        ...permissions.present(folder, language),
        children: entries.filter((row) => row.parent_id === folder.id).map(present),
      }))
      return { rows: folders, total }
    },
    save: async ({ db, params, body, caller, noteBefore, noteAfter, afterCommit }) => {
      if (params.id === superGroup) throw refused('super_group')
      const there = await holdGroups(db, [params.id, caller.groupId])
      if (!there.includes(params.id)) throw notFound()
      const before = (await granted.listOf(db, params.id)) as Set<number>
      if (body.seen && granted.changed(before, new Set(body.seen)).length > 0) throw refused('changed_meanwhile')
      const wanted = await granted.checkExist(db, body.data)
      await checkHeld(db, caller, granted.changed(before, wanted))
      await granted.replace(db, params.id, before, wanted)
      noteBefore({ permissions: [...before] })
      noteAfter({ permissions: [...wanted] })
      afterCommit(authenticator.forget)
      return [...wanted]
    },
  })

/** What the rest of the server must know of the permissions of user groups. */
export const groupPermissionModule = {
  calls: groupPermissionRoutes,
  entities: { group_permissions: byRightAlone('GROUP_PERMISSION') },
  uses: [{ of: 'permissions', table: 'group_permissions', column: 'permission_id', text: 'uses.groups' }],
} satisfies FeatureModule
