import { itemStatuses as routes } from '@apron/contract/library'
import { on, serve } from '../../../http/serve.ts'
import * as statuses from './item-statuses.ts'

export const itemStatusRoutes = serve(routes, {
  list: async ({ db }) => (await statuses.list(db)).map(statuses.present),
  show: async ({ db, params }) => statuses.present(await statuses.find(db, params.id)),
  create: async ({ db, body }) => statuses.present(await statuses.create(db, statuses.fromForm(body))),
  update: on(
    ({ db, params }) => statuses.hold(db, params.id),
    async ({ db, body }, status) => statuses.present(await statuses.update(db, status, statuses.fromForm(body))),
  ),
  remove: on(
    ({ db, params }) => statuses.hold(db, params.id),
    ({ db }, status) => statuses.remove(db, status),
  ),
})
