import { tags as routes } from '@apron/contract/library'
import { paged } from '../../../capabilities/paged.ts'
import { serve } from '../../../http/serve.ts'

export const tagRoutes = serve(routes, {
  list: async ({ db, query }) => {
    const { rows, total } = await paged(db.selectFrom('tags'), query, (page) =>
      page.select(['id', 'name', 'description']).orderBy('id', query.sort),
    )
    return { rows: rows.map(({ id, name, description }) => ({ id, name, desc: description })), total }
  },
})
