import { planning as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { found } from '#kernel/refusals.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as defaults from './defaults.ts'
import { propose } from './proposal.ts'

const planningRoutes = defineCalls(routes, {
  defaults: async ({ db, fileStore, params }) => {
    found(await db.selectFrom('categories').select('id').where('id', '=', params.id).executeTakeFirst())
    return defaults.of(db, fileStore, params.id)
  },
  setDefaults: withSubject(
    async ({ db, fileStore, params }) => {
      await defaults.hold(db, params.id)
      return told(await defaults.of(db, fileStore, params.id))
    },
    async ({ db, fileStore, params, body, noteAfter }) => {
      await defaults.set(db, params.id, body)
      const after = await defaults.of(db, fileStore, params.id)
      noteAfter(told(after))
      return after
    },
  ),
  proposal: (context) => propose(context, context.query),
})

/** What the trail keeps of them: signed addresses of pictures are none of its business. */
const told = ({ library_item_ids, users }: Awaited<ReturnType<typeof defaults.of>>) => ({
  library_item_ids,
  users: users.map((role) => ({ team_role_id: role.team_role_id, users: role.users.map(({ id }) => id) })),
})

/** What the rest of the server must know of what audits are planned from. */
export const planningModule = { calls: () => planningRoutes } satisfies FeatureModule
