import { sql } from 'kysely'
import { approvalStatus, auditStatus, type QueryOf } from '@apron/contract'
import type { programme as routes, ProposedPlan } from '@apron/contract/audits'
import { branchOf } from '#capabilities/tree.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'

type Reader = { db: Database; caller: Caller }

/**
 * What a year is to bring by the intervals of categories: from the day on which the last audit of a category began in an
 * organisation, or was planned to, one after each interval. What is overdue when the year begins stands in January, and
 * what is planned in that month already is left out.
 */
export async function proposals(
  { db, caller }: Reader,
  { year, organization_id }: QueryOf<typeof routes.proposals>,
): Promise<ProposedPlan[]> {
  const within =
    organization_id === undefined ? sql`true` : sql`o.id = any(array${branchOf('organizations', organization_id)})`
  const { rows } = await sql<ProposedPlan>`
    with seen as (
      select audits.organization_id, audits.category_id, audits.starting_date as day from audits
      where audits.status <> ${auditStatus.REJECTION} and ${visibleTo(caller)}
      union all
      select organization_id, category_id, make_date(year, month, 1) from audit_plans
      where cancelled_at is null and audit_id is null and category_id is not null
    ), last as (
      select organization_id, category_id, max(day) as day from seen
      where day < make_date(${year}, 1, 1) group by organization_id, category_id
    ), due as (
      select last.*, c.name, c.interval_months, greatest(
        date_trunc('month', last.day + make_interval(months => c.interval_months)), make_date(${year}, 1, 1)) as first
      from last join categories c on c.id = last.category_id and c.interval_months is not null
    )
    select json_build_object('id', o.id, 'name', o.name) as organization,
      json_build_object('id', due.category_id, 'name', due.name) as category,
      extract(month from turn)::integer as month, due.interval_months, due.day as last_on
    from due join organizations o on o.id = due.organization_id
      and o.status = ${approvalStatus.APPROVAL} and o.deleted_at is null and ${within}
    cross join lateral generate_series(due.first::timestamp, make_date(${year}, 12, 31)::timestamp,
      make_interval(months => due.interval_months)) turn
    where not exists (
      select from audit_plans planned where planned.cancelled_at is null and planned.year = ${year}
        and planned.month = extract(month from turn) and planned.organization_id = due.organization_id
        and planned.category_id = due.category_id)
    order by month, o.name collate natural_order, due.name collate natural_order limit 500`.execute(db)
  return rows
}
