import { sql } from 'kysely'
import { root } from '@apron/contract'
import { categories as routes } from '@apron/contract/library'
import type { Room } from '../../../capabilities/area.ts'
import { byRight } from '../../../capabilities/visible/seen-by.ts'
import { serve } from '../../../http/serve.ts'

const categoryRoutes = serve(routes, {
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

/** What the rest of the server must know of the categories of audits. */
export const categoryRoom = {
  calls: () => categoryRoutes,
  entities: { category: byRight('signed-in', 'categories') },
  trees: [{ table: 'categories', deepest: 20 }],
  permissions: [
    {
      row: 'checklist_category',
      place: 17,
      permissions: ['CREATE_CHK_CATEGORY', 'UPDATE_CHK_CATEGORY', 'DELETE_CHK_CATEGORY', 'SELECT_CHK_CATEGORY'],
    },
  ],
} satisfies Room
