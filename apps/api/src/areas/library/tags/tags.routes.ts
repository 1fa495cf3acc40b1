import { tags as routes } from '@apron/contract/library'
import { paged } from '../../../capabilities/paged.ts'
import { serve } from '../../../http/serve.ts'

export const tagRoutes = serve(routes, {
  list: ({ db, query }) =>
    paged(db.selectFrom('tags'), query, (page) => page.select(['id', 'name', 'description']).orderBy('id', query.sort)),
})
