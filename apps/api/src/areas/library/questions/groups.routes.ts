import { checklistItemGroups as routes, seesEveryGroup } from '@apron/contract/library'
import { held } from '../../../capabilities/held.ts'
import { decide, reviewHandlers } from '../../../capabilities/review.ts'
import { passes } from '../../../http/rights/caller.ts'
import { on, serve } from '../../../http/serve.ts'
import { approveBranch } from './branch.ts'
import * as groups from './groups.ts'

export const checklistItemGroupRoutes = serve(routes, {
  list: async ({ db, query, caller, language }) => {
    const { rows, total } = await groups.list(db, query, passes(caller, seesEveryGroup))
    return { rows: rows.map((row) => groups.present(row, language)), total }
  },
  show: async ({ db, params, caller, language }) =>
    groups.show(db, params.id, language, passes(caller, seesEveryGroup)),
  create: async ({ db, body, caller, language }) => groups.show(db, await groups.create(db, body, caller), language),
  update: on(
    ({ db, params }) => groups.hold(db, params.id),
    async ({ db, body, caller, language }, group) => {
      await groups.update(db, group, body, caller)
      return groups.show(db, group.id, language)
    },
  ),
  remove: on(
    ({ db, params }) => held(db, 'library_groups', params.id),
    ({ db }, group) => groups.remove(db, group),
  ),
  ...reviewHandlers(groups.reviewed),
  approval: (context) => {
    if (context.body.branch) return approveBranch(context)
    context.changed('library_item', [])
    return decide(groups.reviewed, 'approval')(context)
  },
})
