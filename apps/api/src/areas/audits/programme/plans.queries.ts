import { sql, type RawBuilder } from 'kysely'
import { auditStatus, type QueryOf } from '@apron/contract'
import type { Plan, PlanFilter, PlanState, programme as routes, ProgrammeTotals } from '@apron/contract/audits'
import type { Language } from '@apron/messages'
import { paged } from '#capabilities/paging/paged.ts'
import { branchOf } from '#capabilities/tree.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import { found } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import type { Caller } from '#kernel/caller.ts'
import { planSeenBy } from '../domain/planning/plans.ts'

export type PlanReader = PlanContext & { language: Language }
type PlanContext = { db: Database; caller: Caller; today: string }
export type PlanTotalsQuery = QueryOf<typeof routes.totals>

const { IN_PROGRESS, CORRECTIVE, CLOSE } = auditStatus

/** How far a plan is, by the audit that carries it out. */
const state = sql<PlanState>`case
  when plan.cancelled_at is not null then 'cancelled'
  when audits.id is null then 'open'
  when audits.status in (${IN_PROGRESS}, ${CORRECTIVE}) then 'running'
  when audits.status = ${CLOSE} then 'closed'
  else 'prepared' end`

/** Nothing of it has begun although its month is over. */
const isLate = (today: string) => sql<boolean>`(${state} in ('open', 'prepared')
  and make_date(plan.year, plan.month, 1) + interval '1 month' <= ${today}::date)`

const plans = (db: Database) =>
  db
    .selectFrom('audit_plans as plan')
    .innerJoin('organizations', 'organizations.id', 'plan.organization_id')
    .leftJoin('categories', 'categories.id', 'plan.category_id')
    .leftJoin('audits', 'audits.id', 'plan.audit_id')

/** Whether a column names the record or one below it; true of all where none is said. */
export const within = (
  column: string,
  table: 'organizations' | 'categories',
  id: number | undefined,
): RawBuilder<boolean> =>
  id === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(array${branchOf(table, id)})`

const yearOf = ({ year }: PlanTotalsQuery, today: string) => year ?? Number(today.slice(0, 4))

/** The plans of a year that the reader sees. */
function narrowed({ db, caller, today }: PlanContext, query: PlanTotalsQuery) {
  return plans(db)
    .where('plan.year', '=', yearOf(query, today))
    .where(planSeenBy(caller))
    .where(within('plan.organization_id', 'organizations', query.organization_id))
    .where(within('plan.category_id', 'categories', query.category_id))
}

const columns = ({ caller, today }: Omit<PlanContext, 'db'>) => [
  'plan.id' as const,
  'plan.year' as const,
  'plan.month' as const,
  'plan.note' as const,
  state.as('state'),
  isLate(today).as('is_late'),
  sql<Plan['organization']>`json_build_object('id', organizations.id, 'name', organizations.name)`.as('organization'),
  sql<Plan['category']>`case when categories.id is not null
    then json_build_object('id', categories.id, 'name', categories.name) end`.as('category'),
  sql<Audit | null>`case when audits.id is not null and ${visibleTo(caller)} then json_build_object('id', audits.id,
    'name', audits.name, 'starting_date', audits.starting_date, 'status', audits.status) end`.as('audit'),
  sql<Plan['cancelled']>`case when plan.cancelled_at is not null then json_build_object(
    'at', to_char(plan.cancelled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', plan.cancel_reason,
    'user', (select json_build_object('id', u.id, 'fullname', u.fullname) from users u where u.id = plan.cancelled_by))
    end`.as('cancelled'),
]
type Audit = { id: number; name: string; starting_date: string; status: number }
type Row = Omit<Plan, 'audit'> & { audit: Audit | null }

const present =
  ({ language }: PlanReader) =>
  ({ audit, ...row }: Row): Plan => ({
    ...row,
    audit: audit && { ...audit, status: presentStatus(audit.status, language) },
  })

const inState = (wanted: PlanFilter, today: string) =>
  wanted === 'late' ? isLate(today) : sql<boolean>`${state} = ${wanted}`

const orders = { month: sql`plan.month`, organization: sql`organizations.name collate natural_order` } as const

const read = paged(
  ['year', 'organization_id', 'category_id'],
  (db: Database, query: QueryOf<typeof routes.list>, who: Omit<PlanContext, 'db'>) => {
    let rows = narrowed({ ...who, db }, query)
    if (query.state) rows = rows.where(inState(query.state, who.today))
    const select = (some: typeof rows) =>
      some
        .select(columns(who))
        .orderBy(orders[query.sort_by], query.sort)
        .orderBy('plan.month', query.sort)
        .orderBy('plan.id', query.sort)
    return { rows, select }
  },
)

/** One page of a year's plan. */
export async function list(reader: PlanReader, query: QueryOf<typeof routes.list>) {
  const { db, caller, today } = reader
  const page = await read(db, { ...query, year: yearOf(query, today) }, { caller, today })
  return { ...page, rows: page.rows.map(present(reader)) }
}

/** One plan, for whoever sees it; 404. */
export async function show(reader: PlanReader, id: number): Promise<Plan> {
  const rows = plans(reader.db).where('plan.id', '=', id).where(planSeenBy(reader.caller)).select(columns(reader))
  return present(reader)(found(await rows.executeTakeFirst()))
}

/** A year in figures: what was planned by how far it is, and what was done without a plan. */
export async function totals(reader: PlanReader, query: PlanTotalsQuery): Promise<ProgrammeTotals> {
  const { db, caller, today } = reader
  const year = yearOf(query, today)
  const count = (wanted: PlanFilter) => sql<number>`(count(*) filter (where ${inState(wanted, today)}))::integer`
  const [counts, { unplanned }] = await Promise.all([
    narrowed(reader, query)
      .select([
        count('open').as('open'),
        count('prepared').as('prepared'),
        count('running').as('running'),
        count('closed').as('closed'),
        count('cancelled').as('cancelled'),
        count('late').as('late'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('audits')
      .select(sql<number>`count(*)::integer`.as('unplanned'))
      .where('audits.starting_date', '>=', `${year}-01-01`)
      .where('audits.starting_date', '<=', `${year}-12-31`)
      .where(visibleTo(caller))
      .where(within('audits.organization_id', 'organizations', query.organization_id))
      .where(within('audits.category_id', 'categories', query.category_id))
      .where(sql<boolean>`not exists (select from audit_plans where audit_plans.audit_id = audits.id)`)
      .executeTakeFirstOrThrow(),
  ])
  return { year, ...counts, unplanned }
}
