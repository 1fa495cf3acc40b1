import { feed as routes } from '@apron/contract/product'
import { serve } from '../http/serve.ts'
import { changesSince } from '../events/change-feed.ts'
import type { SeenEntities } from '../events/visibility.ts'

export const feedRoutes = (entities: SeenEntities) =>
  serve(routes, {
    changes: ({ db, caller, query }) => changesSince(db, entities, caller, query.since),
  })
