import { itemStatuses as routes } from '@apron/contract'
import { checkUnused } from '../../capabilities/uses.ts'
import { refused } from '../../http/refusal.ts'
import { on, serve } from '../../http/serve.ts'
import * as statuses from './item-statuses.ts'

export const itemStatusRoutes = serve(routes, {
  list: async ({ db }) => {
    const rows = await db.selectFrom('item_statuses').selectAll().orderBy('id').execute()
    return rows.map(statuses.present)
  },
  show: async ({ db, params }) => statuses.present(await statuses.find(db, params.id)),
  create: async ({ db, body }) => {
    statuses.checkInput(body)
    await statuses.hold(db)
    await statuses.checkCode(db, body.code)
    const is_default = await statuses.settleDefault(db, body)
    const row = await db
      .insertInto('item_statuses')
      .values({ ...statuses.fromForm(body), is_default })
      .returningAll()
      .executeTakeFirstOrThrow()
    return statuses.present(row)
  },
  update: on(
    async ({ db, params }) => {
      await statuses.hold(db)
      return statuses.find(db, params.id)
    },
    async ({ db, body }, status) => {
      statuses.checkInput(body)
      await statuses.checkCode(db, body.code, status.id)
      const is_default = await statuses.settleDefault(db, body, status)
      const row = await db
        .updateTable('item_statuses')
        .set({ ...statuses.fromForm(body), is_default })
        .where('id', '=', status.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return statuses.present(row)
    },
  ),
  remove: on(
    async ({ db, params }) => {
      await statuses.hold(db)
      return statuses.find(db, params.id)
    },
    async ({ db }, status) => {
      if (status.is_default) throw refused('default_status_needed')
      await checkUnused(db, [status.id], statuses.uses)
      await db.deleteFrom('item_statuses').where('id', '=', status.id).execute()
    },
  ),
})
