import { sql } from 'kysely'
import { approvalStatus, auditStatus, type QueryOf } from '@apron/contract'
import type { programme as routes, ProgrammeGap, YearProgramme } from '@apron/contract/audits'
import { paged } from '#capabilities/paging/paged.ts'
import { holdsWords } from '#capabilities/search.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'
import { within } from './plans.queries.ts'

type Query = Pick<QueryOf<typeof routes.gaps>, 'organization_id' | 'category_id' | 'search'>

const audited = (caller: Caller) => sql`select from audits where audits.organization_id = organizations.id
  and audits.status <> ${auditStatus.REJECTION} and ${visibleTo(caller)}`
const planned = sql`select from audit_plans plan where plan.organization_id = organizations.id
  and plan.cancelled_at is null`
const below = sql`select from organizations child where child.parent_id = organizations.id
  and child.status = ${approvalStatus.APPROVAL} and child.deleted_at is null`

/**
 * Each category that comes round with each organisation in which it was never audited, as far as the caller may see, and
 * is planned in no year. An organisation is audited itself where none stands below it, or where it was or is to be.
 */
function gaps(db: Database, caller: Caller, { organization_id, category_id, search }: Query) {
  const rows = db
    .selectFrom('organizations')
    .innerJoin('categories', (join) => join.onTrue())
    .where('categories.interval_months', 'is not', null)
    .where('organizations.status', '=', approvalStatus.APPROVAL)
    .where('organizations.deleted_at', 'is', null)
    .where(within('organizations.id', 'organizations', organization_id))
    .where(within('categories.id', 'categories', category_id))
    .where(sql<boolean>`(not exists (${below}) or exists (${audited(caller)}) or exists (${planned}))`)
    .where(sql<boolean>`not exists (${audited(caller)} and audits.category_id = categories.id)`)
    .where(sql<boolean>`not exists (${planned} and plan.category_id = categories.id)`)
  return search ? rows.where(holdsWords('organizations.search', search)) : rows
}

const byName = (column: 'organizations.name' | 'categories.name') => sql`${sql.ref(column)} collate natural_order`

/** One page of them, by organisation. */
export const listGaps = paged(
  ['organization_id', 'category_id', 'search'],
  (db: Database, query: QueryOf<typeof routes.gaps>, caller: Caller) => {
    const rows = gaps(db, caller, query)
    const select = (some: typeof rows) =>
      some
        .select([
          sql<ProgrammeGap['organization']>`json_build_object('id', organizations.id, 'name', organizations.name)`.as(
            'organization',
          ),
          sql<ProgrammeGap['category']>`json_build_object('id', categories.id, 'name', categories.name)`.as('category'),
          sql<number>`categories.interval_months`.as('interval_months'),
        ])
        .orderBy(byName('organizations.name'), query.sort)
        .orderBy('organizations.id', query.sort)
        .orderBy(byName('categories.name'), query.sort)
        .orderBy('categories.id', query.sort)
    return { rows, select }
  },
)

/** All of them, a line for each organisation. */
export async function gapsByOrganization(
  db: Database,
  caller: Caller,
  query: Query,
): Promise<NonNullable<YearProgramme['gaps']>> {
  return gaps(db, caller, query)
    .select([
      'organizations.name as organization',
      sql<string[]>`array_agg(categories.name order by ${byName('categories.name')}, categories.id)`.as('categories'),
    ])
    .groupBy(['organizations.id', 'organizations.name'])
    .orderBy(byName('organizations.name'))
    .orderBy('organizations.id')
    .execute()
}
