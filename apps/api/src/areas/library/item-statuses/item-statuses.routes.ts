import { itemStatuses as routes } from '@apron/contract/library'
import { on, serve } from '../../../http/serve.ts'
import * as statuses from './item-statuses.ts'

export const itemStatusRoutes = serve(routes, {
  list: async ({ db }) => (await statuses.list(db)).map(statuses.present),
  show: async ({ db, params }) => statuses.present(await statuses.find(db, params.id)),
  create: async ({ db, body, changed }) => {
    const status = await statuses.create(db, statuses.fromForm(body))
    changed('item_status', statuses.concerned(status))
    return statuses.present(status)
  },
  update: on(
    ({ db, params }) => statuses.hold(db, params.id),
    async ({ db, body, changed }, before) => {
      const status = await statuses.update(db, before, statuses.fromForm(body))
      changed('item_status', statuses.concerned(status))
      return statuses.present(status)
    },
  ),
  remove: on(
    ({ db, params }) => statuses.hold(db, params.id),
    ({ db }, status) => statuses.remove(db, status),
  ),
})
