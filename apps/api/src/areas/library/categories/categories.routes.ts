import { sql } from 'kysely'
import { root } from '@apron/contract'
import { categories as routes } from '@apron/contract/library'
import { serve } from '../../../http/serve.ts'

export const categoryRoutes = serve(routes, {
  list: async ({ db }) => {
    const rows = await db
      .selectFrom('categories')
      .selectAll()
      .orderBy(sql`name collate natural_order`)
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ ...row, parent_id: row.parent_id ?? root }))
  },
})
