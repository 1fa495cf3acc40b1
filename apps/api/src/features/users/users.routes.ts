import { sql } from 'kysely'
import { users as routes } from '@apron/contract'
import { paged } from '../../capabilities/paged.ts'
import { presentPerson } from '../../capabilities/people.ts'
import { holdsWords } from '../../capabilities/search.ts'
import { serve } from '../../http/serve.ts'

export const userRoutes = serve(routes, {
  list: async ({ db, query, fileStore }) => {
    let filtered = db
      .selectFrom('users')
      .leftJoin('positions', 'positions.id', 'users.position_id')
      .where('users.deleted_at', 'is', null)
    if (query.status !== undefined) filtered = filtered.where('users.status', '=', query.status)
    if (query.organization_id) filtered = filtered.where('users.organization_id', '=', query.organization_id)
    if (query.group_id) filtered = filtered.where('users.group_id', '=', query.group_id)
    if (query.search) filtered = filtered.where(holdsWords('users.search', query.search))
    const { rows, total } = await paged(filtered, query, (page) =>
      page
        .select(['users.id', 'users.fullname', 'users.avatar_id', 'users.position_id'])
        .select(['positions.name as position_name', 'positions.order as position_order'])
        .orderBy(sql`users.fullname collate natural_order`, query.sort)
        .orderBy('users.id', query.sort),
    )
    return { rows: rows.map((row) => presentPerson(row, fileStore)), total }
  },
})
