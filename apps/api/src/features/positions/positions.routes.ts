import { positions as routes } from '@apron/contract'
import { afterEdit, reviewHandlers } from '../../capabilities/review.ts'
import { checkUnused } from '../../capabilities/uses.ts'
import { on, serve } from '../../http/serve.ts'
import * as positions from './positions.ts'

export const positionRoutes = serve(routes, {
  list: async ({ db, query, language }) => {
    const { rows, ...page } = await positions.list(db, query)
    return { rows: rows.map((row) => positions.present(row, language)), ...page }
  },
  show: async ({ db, params, language }) => positions.present(await positions.find(db, params.id), language),
  create: async ({ db, body, caller, language }) => {
    await positions.checkName(db, body.name)
    const row = await db
      .insertInto('positions')
      .values({ ...body, maker_id: caller.id })
      .returningAll()
      .executeTakeFirstOrThrow()
    return positions.present(row, language)
  },
  update: on(
    ({ db, params }) => positions.hold(db, params.id),
    async ({ db, body, caller, language }, position) => {
      await positions.checkName(db, body.name, position.id)
      const row = await db
        .updateTable('positions')
        .set({ ...body, status: afterEdit(position.status), maker_id: caller.id })
        .where('id', '=', position.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return positions.present(row, language)
    },
  ),
  remove: on(
    ({ db, params }) => positions.hold(db, params.id),
    async ({ db }, position) => {
      await checkUnused(db, [position.id], positions.uses)
      await db.deleteFrom('positions').where('id', '=', position.id).execute()
    },
  ),
  ...reviewHandlers('positions'),
})
