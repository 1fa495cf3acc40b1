import { sql } from 'kysely'
import type { YearProgramme } from '@apron/contract/audits'
import type { Database } from '#db/client.ts'
import { found, refused } from '#kernel/refusals.ts'
import { holds } from '#kernel/caller.ts'
import { captionOf } from '../domain/seen/caption.ts'
import { gapsByOrganization } from './gaps.ts'
import { list, totals, type PlanTotalsQuery, type PlanReader } from './plans.queries.ts'

/** Plans that one paper lists. */
const mostPlans = 5000

/** All that the paper of a year says to the reader; 400 for a year of more plans than it lists, 404 for an organisation or a category that there is not. */
export async function yearProgramme(reader: PlanReader, query: PlanTotalsQuery): Promise<YearProgramme> {
  const { db, caller, language, today } = reader
  const { year, unplanned, late: _late, ...counts } = await totals(reader, query)
  if (Object.values(counts).reduce((sum, one) => sum + one, 0) > mostPlans)
    throw refused('programme_too_large', { max: mostPlans })
  const { organization_id: organizationId = 0, category_id: categoryId } = query
  const caption = await captionOf(db, { caller, organizationId }, language)
  const category = categoryId === undefined ? null : await nameOf(db, categoryId)
  const page = { page: 1, per_page: 'all', sort: 'asc', sort_by: 'month' } as const
  const { rows } = await list(reader, { ...query, ...page, year })
  const leads = await leadsOf(
    db,
    rows.flatMap(({ audit }) => (audit ? [audit.id] : [])),
  )
  const organizations = await treeOf(db, [...new Set(rows.map(({ organization }) => organization.id))], organizationId)
  const gaps = holds(caller, 'MANAGE_PROGRAMME') ? await gapsByOrganization(db, caller, query) : null
  const plans = rows.map((plan) => ({ ...plan, leads: (plan.audit && leads.get(plan.audit.id)) ?? [] }))
  return { year, as_of: today, caption: { ...caption, category }, plans, organizations, unplanned, gaps }
}

async function nameOf(db: Database, categoryId: number): Promise<string> {
  const row = await db.selectFrom('categories').select('name').where('id', '=', categoryId).executeTakeFirst()
  return found(row).name
}

/** The names of those who lead each audit. */
async function leadsOf(db: Database, audits: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const { rows } = await sql<{ audit_id: number; names: string[] }>`
    select led.audit_id, array_agg(u.fullname order by u.fullname collate natural_order, u.id) as names
    from (select distinct m.audit_id, m.user_id from audit_members m
      join team_roles r on r.id = m.team_role_id and r.part = 'leader'
      where m.audit_id = any(${audits}::integer[])) led
    join users u on u.id = led.user_id group by led.audit_id`.execute(db)
  return new Map(rows.map(({ audit_id, names }) => [audit_id, names]))
}

/** These organisations and those above them by name, none above the one that is asked for. */
async function treeOf(db: Database, ids: readonly number[], top: number): Promise<YearProgramme['organizations']> {
  const { rows } = await sql<YearProgramme['organizations'][number]>`
    with recursive up as (
      select id, name, parent_id from organizations where id = any(${ids}::integer[])
      union select o.id, o.name, o.parent_id from organizations o join up on o.id = up.parent_id where up.id <> ${top}
    ) select id, name, parent_id from up order by name collate natural_order, id`.execute(db)
  return rows
}
