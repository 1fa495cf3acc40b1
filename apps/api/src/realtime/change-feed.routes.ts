import { feed as routes } from '@apron/contract/product'
import { defineCalls } from '#http/serve.ts'
import { changesSince } from '#events/change-feed.ts'
import type { VisibilityByEntity } from '#events/visibility.ts'

export const feedRoutes = (entities: VisibilityByEntity) =>
  defineCalls(routes, {
    changes: ({ db, caller, query }) => changesSince(db, entities, caller, query.since),
  })
