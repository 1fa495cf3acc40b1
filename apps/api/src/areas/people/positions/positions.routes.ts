import { positions as routes } from '@apron/contract/people'
import { held } from '../../../capabilities/held.ts'
import { reviewHandlers } from '../../../capabilities/review.ts'
import { on, serve } from '../../../http/serve.ts'
import * as positions from './positions.ts'

export const positionRoutes = serve(routes, {
  list: async ({ db, query, language }) => {
    const { rows, ...page } = await positions.list(db, query)
    return { rows: rows.map((row) => positions.present(row, language)), ...page }
  },
  show: async ({ db, params, language }) => positions.present(await positions.find(db, params.id), language),
  create: async ({ db, body, caller, language }) =>
    positions.present(await positions.create(db, body, caller), language),
  update: on(
    ({ db, params }) => held(db, 'positions', params.id),
    async ({ db, body, caller, language }, position) =>
      positions.present(await positions.update(db, position, body, caller), language),
  ),
  remove: on(
    ({ db, params }) => held(db, 'positions', params.id),
    ({ db }, position) => positions.remove(db, position),
  ),
  ...reviewHandlers(positions.reviewed),
})
