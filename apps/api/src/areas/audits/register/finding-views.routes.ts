import { findingViews as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { own } from '#capabilities/visible/seen-by.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as views from './finding-views.ts'

const viewRoutes = defineCalls(routes, {
  list: async ({ db, caller }) => (await views.list(db, caller.id)).map(views.present),
  create: async ({ db, body, caller, changed }) => {
    changed('finding_view', caller.id)
    return views.present(await views.create(db, body, caller.id))
  },
  update: withSubject(
    ({ db, params, caller }) => views.hold(db, params.id, caller.id),
    async ({ db, body, caller, changed }, view) => {
      changed('finding_view', caller.id)
      return views.present(await views.update(db, view, body))
    },
  ),
  remove: withSubject(
    ({ db, params, caller }) => views.hold(db, params.id, caller.id),
    async ({ db, caller, changed }, view) => {
      changed('finding_view', caller.id)
      await views.remove(db, view)
    },
  ),
})

/** What the rest of the server must know of saved views of the register. */
export const findingViewModule = {
  calls: () => viewRoutes,
  entities: { finding_view: own },
} satisfies FeatureModule
