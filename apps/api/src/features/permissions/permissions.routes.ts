import { permissionEntries as routes, root } from '@apron/contract'
import { ownPrefix } from '../../capabilities/grants.ts'
import { checkUnused } from '../../capabilities/uses.ts'
import { invalid } from '../../http/refusal.ts'
import { on, serve } from '../../http/serve.ts'
import * as permissions from './permissions.ts'

export const permissionRoutes = serve(routes, {
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
  create: async ({ db, body, language }) => {
    await permissions.checkName(db, body.name)
    const row = await db
      .insertInto('permissions')
      .values({
        code: ownPrefix + body.name,
        parent_id: await permissions.checkFolder(db, body.parent_id),
        description: body.description,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return permissions.present(row, language)
  },
  update: on(
    ({ db, params }) => permissions.hold(db, params.id),
    async ({ db, body, language }, permission) => {
      permissions.checkOwn(permission)
      await permissions.checkName(db, body.name, permission.id)
      // A group stays a group: what is inside it, and who has it, would make no sense otherwise.
      if ((permission.parent_id === null) !== (body.parent_id === root)) {
        throw invalid('parent_id', 'validation.permission_folder')
      }
      const row = await db
        .updateTable('permissions')
        .set({
          code: ownPrefix + body.name,
          parent_id: await permissions.checkFolder(db, body.parent_id),
          description: body.description,
        })
        .where('id', '=', permission.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return permissions.present(row, language)
    },
  ),
  remove: on(
    ({ db, params }) => permissions.hold(db, params.id),
    async ({ db }, permission) => {
      permissions.checkOwn(permission)
      await checkUnused(db, [permission.id], permissions.uses)
      await db.deleteFrom('permissions').where('id', '=', permission.id).execute()
    },
  ),
})
