import { sql } from 'kysely'
import { organizations as routes, root } from '@apron/contract'
import { paged } from '../../capabilities/paged.ts'
import { holdsWords } from '../../capabilities/search.ts'
import { serve } from '../../http/serve.ts'
import { presentStatus } from '../../http/status-text.ts'

export const organizationRoutes = serve(routes, {
  list: async ({ db, query, language }) => {
    let filtered = db.selectFrom('organizations').where('deleted_at', 'is', null)
    if (query.status !== undefined) filtered = filtered.where('status', '=', query.status)
    if (query.search) filtered = filtered.where(holdsWords('search', query.search))
    const { rows, total } = await paged(filtered, query, (page) =>
      page
        .selectAll()
        .orderBy(sql`name collate natural_order`, query.sort)
        .orderBy('id', query.sort),
    )
    const present = rows.map((row) => ({
      id: row.id,
      name: row.name,
      org_code: row.code,
      org_type: row.type,
      phone: row.phone,
      address: row.address,
      parent_id: row.parent_id ?? root,
      status: presentStatus(row.status, language),
    }))
    return { rows: present, total }
  },
})
