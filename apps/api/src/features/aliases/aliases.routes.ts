import { aliases as routes } from '@apron/contract'
import { checkUnused } from '../../capabilities/uses.ts'
import { on, serve } from '../../http/serve.ts'
import * as aliases from './aliases.ts'

export const aliasRoutes = serve(routes, {
  list: async ({ db, query }) => {
    const { rows, ...page } = await aliases.list(db, query)
    return { rows: rows.map(aliases.present), ...page }
  },
  show: async ({ db, params }) => aliases.present(await aliases.find(db, params.id)),
  create: async ({ db, body, caller, language }) => {
    await aliases.checkGroup(db, caller, body.grp_id, language)
    await aliases.checkAlias(db, body.alias)
    const { id } = await db
      .insertInto('team_roles')
      .values(aliases.fromForm(body))
      .returning('id')
      .executeTakeFirstOrThrow()
    return aliases.present(await aliases.find(db, id))
  },
  update: on(
    ({ db, params }) => aliases.hold(db, params.id),
    async ({ db, body, caller, language }, role) => {
      if (body.grp_id !== role.group_id) await aliases.checkGroup(db, caller, body.grp_id, language)
      await aliases.checkAlias(db, body.alias, role.id)
      await db.updateTable('team_roles').set(aliases.fromForm(body)).where('id', '=', role.id).execute()
      return aliases.present(await aliases.find(db, role.id))
    },
  ),
  remove: on(
    ({ db, params }) => aliases.hold(db, params.id),
    async ({ db }, role) => {
      await checkUnused(db, [role.id], aliases.uses)
      await db.deleteFrom('team_roles').where('id', '=', role.id).execute()
    },
  ),
})
