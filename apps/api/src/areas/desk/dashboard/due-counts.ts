import { sql } from 'kysely'
import { fixFilter, mostOrganizations, type DueCounts, type FixFilter } from '@apron/contract/desk'
import { findingsToCorrect } from '#capabilities/visible/findings-to-correct.ts'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'
import { dueRules } from '#capabilities/visible/due.ts'

type Total = DueCounts & { all: number }
type OfOrganization = DueCounts & { id: number; name: string }

/** How many findings are to be corrected in all, and in the organisations where most is overdue, due this week or without a date. */
export async function dueCounts(db: Database, caller: Caller, today: string) {
  const count = (filter: FixFilter) => sql<number>`(count(*) filter (where ${dueRules[filter](today)}))::integer`
  const counted = findingsToCorrect(db, caller)
    .select('audits.organization_id')
    .select([count(fixFilter.OPEN).as('open'), count(fixFilter.OVERDUE).as('overdue')])
    .select([count(fixFilter.WEEK).as('week'), count(fixFilter.UNDATED).as('undated')])
    .select(count(fixFilter.NOBODY).as('nobody'))
    .groupBy('audits.organization_id')
  const sum = (name: string) => sql`coalesce(sum(c.${sql.ref(name)}), 0) as ${sql.ref(name)}`
  const { rows } = await sql<Total | OfOrganization>`
    select o.id, o.name, ${sql.join(['open', 'overdue', 'week', 'undated', 'nobody'].map(sum))}, count(*) over () - 1 as all
    from (${counted}) c join organizations o on o.id = c.organization_id
    group by grouping sets ((), (o.id, o.name))
    having grouping(o.id) = 1 or sum(c.overdue + c.week + c.undated) > 0
    order by grouping(o.id) desc, overdue desc, week desc, undated desc, o.name collate natural_order, o.id
    limit ${sql.lit(mostOrganizations + 1)}`.execute(db)
  const [total, ...organizations] = rows as [Total, ...OfOrganization[]]
  return { ...total, organizations, others: total.all - organizations.length }
}
