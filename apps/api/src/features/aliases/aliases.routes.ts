import { aliases as routes } from '@apron/contract'
import { paged } from '../../capabilities/paged.ts'
import { serve } from '../../http/serve.ts'

export const aliasRoutes = serve(routes, {
  list: async ({ db, query }) => {
    const roles = db.selectFrom('team_roles').innerJoin('groups', 'groups.id', 'team_roles.group_id')
    const { rows, total } = await paged(roles, query, (page) =>
      page
        .selectAll('team_roles')
        .select('groups.name as group_name')
        .orderBy('team_roles.order', query.sort)
        .orderBy('team_roles.id'),
    )
    const present = rows.map((row) => ({
      id: row.id,
      alias: row.alias,
      grp_id: row.group_id,
      group: { id: row.group_id, name: row.group_name },
      order: row.order,
      desc: row.description,
      part: row.part as 'leader' | 'auditor' | 'auditee' | null,
    }))
    return { rows: present, total }
  },
})
