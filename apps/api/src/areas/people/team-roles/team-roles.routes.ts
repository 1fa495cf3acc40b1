import { aliases as routes } from '@apron/contract/people'
import { held } from '../../../capabilities/held.ts'
import { on, serve } from '../../../http/serve.ts'
import * as aliases from './team-roles.ts'

export const aliasRoutes = serve(routes, {
  list: async ({ db, query }) => {
    const { rows, ...page } = await aliases.list(db, query)
    return { rows: rows.map(aliases.present), ...page }
  },
  show: async ({ db, params }) => aliases.present(await aliases.find(db, params.id)),
  create: async (context) => aliases.present(await aliases.create(context.db, aliases.fromForm(context.body), context)),
  update: on(
    ({ db, params }) => held(db, 'team_roles', params.id),
    async (context, role) =>
      aliases.present(await aliases.update(context.db, role, aliases.fromForm(context.body), context)),
  ),
  remove: on(
    ({ db, params }) => held(db, 'team_roles', params.id),
    ({ db }, role) => aliases.remove(db, role),
  ),
})
