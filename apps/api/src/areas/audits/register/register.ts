import { sql } from 'kysely'
import { findingStates, type Page, type QueryOf } from '@apron/contract'
import {
  mostExported,
  mostOfColumn,
  type FindingFilters,
  type register as routes,
  type RegisterFinding,
  type RegisterColumn,
} from '@apron/contract/audits'
import { shorten } from '@apron/contract/text'
import { pagedInParts } from '#capabilities/paging/in-parts.ts'
import { plainText } from '#capabilities/rich-text/rich-text.ts'
import { findingsInSight } from '#capabilities/visible/findings-to-correct.ts'
import type { Database } from '#db/client.ts'
import { columns, countOf, filtered, orders, type RegisterContext, type RegisterRow } from './register.queries.ts'

type Query = QueryOf<typeof routes.list>
type Who = Omit<RegisterContext, 'db'>

/** Findings with a value to be ordered by, or those without one. */
const part = (hasValue: boolean) => (db: Database, query: Query, who: Who) => {
  const looking = { ...who, db }
  const order = orders[query.sort_by]
  const wanted = hasValue ? sql<boolean>`${order} is not null` : sql<boolean>`${order} is null`
  const rows = filtered(looking, query).where(wanted)
  const select = (page: typeof rows) => {
    const shown = columns(page, who.today)
    return (hasValue ? shown.orderBy(order, query.sort) : shown).orderBy('audit_items.id', query.sort)
  }
  return { rows, select, whole: { all: filtered(looking, {}), id: 'audit_items.id' } }
}

// Those without a value last, in either direction.
const read = pagedInParts(
  ['search', 'responsible_id', 'tag_id', 'organization_id', 'category_id', 'from', 'to'],
  [part(true), part(false)],
  (db, query, who) => countOf({ ...who, db }, query),
)

/** One page of the findings that the caller may see and that the query leaves. */
export async function list({ db, caller, today }: RegisterContext, query: Query): Promise<Page<RegisterFinding>> {
  const { rows, total } = await read(db, query, { caller, today })
  return { rows: rows.map(present), total }
}

type BoardRow = { id: number; state: (typeof findingStates)[number]; total: number }

/** The findings by their state: how many, and the first of each; states that none is in are empty columns. */
export async function board(looking: RegisterContext, filters: FindingFilters): Promise<RegisterColumn[]> {
  const { db, today } = looking
  const states = filters.states?.length ? filters.states : findingStates
  const found = filtered(looking, filters).select([
    'audit_items.id',
    'audit_items.finding_state as state',
    sql<number>`count(*) over (partition by audit_items.finding_state)::integer`.as('total'),
    sql<number>`row_number() over (partition by audit_items.finding_state
      order by audit_items.corrective_date, audit_items.id)`.as('place'),
  ])
  const { rows } = await sql<BoardRow>`
    select id, state, total from (${found}) placed where place <= ${mostOfColumn} order by place`.execute(db)
  const ids = rows.map(({ id }) => id)
  const shown = await columns(
    filtered(looking, {}).where('audit_items.id', '=', sql<number>`any(${ids}::integer[])`),
    today,
  ).execute()
  const byId = new Map(shown.map((row) => [row.id, present(row)]))
  return findingStates
    .filter((state) => states.includes(state))
    .map((state) => {
      const placed = rows.filter((row) => row.state === state)
      return { state, total: placed[0]?.total ?? 0, rows: placed.flatMap(({ id }) => byId.get(id) ?? []) }
    })
}

const mostPeople = 500

/** Who answers for findings that the caller may see. */
export async function people({ db, caller }: RegisterContext): Promise<{ id: number; fullname: string }[]> {
  return findingsInSight(db, caller)
    .innerJoin('audit_responsibles as named', 'named.audit_item_id', 'audit_items.id')
    .innerJoin('users', 'users.id', 'named.user_id')
    .select(['users.id', 'users.fullname'])
    .distinct()
    .orderBy('users.fullname')
    .orderBy('users.id')
    .limit(mostPeople)
    .execute()
}

/** The findings for a file, the first so many of them by their number. */
export function forFile(looking: RegisterContext, filters: FindingFilters): Promise<RegisterRow[]> {
  return columns(filtered(looking, filters), looking.today)
    .orderBy(orders.number, (order) => order.asc().nullsLast())
    .orderBy('audit_items.id')
    .limit(mostExported)
    .execute()
}

const longest = 300
const words = (html: string) => shorten(plainText(html), longest)

/** A finding as a list shows it. */
export function present(row: RegisterRow): RegisterFinding {
  const { responsible_id, responsible_name } = row
  return {
    id: row.id,
    group_id: row.group_id,
    finding_number: row.finding_number,
    header: shorten(row.header, longest),
    content: words(row.content),
    conclusion: row.conclusion === null ? null : words(row.conclusion),
    state: row.state,
    corrective_date: row.corrective_date,
    is_late: row.is_late ?? false,
    status: { code: row.code, name: row.status_name, color: row.color },
    audit: { id: row.audit_id, name: row.audit_name, starting_date: row.starting_date },
    organization: { id: row.organization_id, name: row.organization_name },
    category: row.category,
    responsible:
      responsible_id === null || responsible_name === null ? null : { id: responsible_id, fullname: responsible_name },
    repeats: row.repeats,
  }
}
