import { permissionEntries as routes } from '@apron/contract/people'
import type { FeatureModule } from '#capabilities/area.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { Uses } from '#capabilities/uses.ts'
import { locked } from '#capabilities/held.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as permissions from './permissions.ts'

const permissionRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: async ({ db, query, language }) => {
      const { rows, total } = await permissions.listFolders(db, query)
      const entries = await permissions.listIn(
        db,
        rows.map(({ id }) => id),
      )
      const folders = rows.map((folder) => ({
        ...permissions.present(folder, language),
        children: entries.filter((row) => row.parent_id === folder.id).map((row) => permissions.present(row, language)),
      }))
      return { rows: folders, total }
    },
    show: async ({ db, params, language }) => {
      const row = await permissions.find(db, params.id)
      const children = row.parent_id === null ? await permissions.listIn(db, [row.id]) : []
      return {
        ...permissions.present(row, language),
        children: children.map((child) => permissions.present(child, language)),
      }
    },
    create: async ({ db, body, language }) => permissions.present(await permissions.create(db, body), language),
    // Held: nobody is given it meanwhile.
    update: withSubject(
      ({ db, params }) => locked(db, 'permissions', params.id),
      async ({ db, body, language }, permission) =>
        permissions.present(await permissions.update(db, permission, body), language),
    ),
    remove: withSubject(
      ({ db, params }) => locked(db, 'permissions', params.id),
      ({ db }, permission) => permissions.remove(db, permission, uses),
    ),
  })

/** What the rest of the server must know of permissions. */
export const permissionModule = {
  calls: (_, { uses }) => permissionRoutes(uses),
  entities: { permission: byRight(routes.list.access, 'permissions') },
  trees: [{ table: 'permissions', deepest: 2 }],
  uses: [{ of: 'permissions', table: 'permissions', column: 'parent_id', text: 'uses.permissions' }],
  permissions: [
    {
      row: 'permission',
      permissions: ['CREATE_PERMISSION', 'UPDATE_PERMISSION', 'DELETE_PERMISSION', 'GROUP_PERMISSION'],
    },
  ],
} satisfies FeatureModule
