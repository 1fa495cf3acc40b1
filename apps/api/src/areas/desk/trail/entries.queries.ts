import { sql, type RawBuilder } from 'kysely'
import type { TrailFilters, TrailKind } from '@apron/contract/desk'
import type { Database } from '#db/client.ts'
import { derived } from '#db/query-templates/placeholders.ts'
import { queryTemplate } from '#db/query-templates/query-template.ts'
import { actionsOf } from './actions.ts'

/** What entries are read by: the filters, with days of this time zone, below an entry, so many. */
export type TrailEntriesInput = { filters: TrailFilters; zone: string; before: number | null; most: number }

export type TrailEntryRow = {
  id: number
  at: string
  action: string
  user_id: number | null
  address: string
  agent: string
  before: unknown
  after: unknown
  /** The first records that it is about, and how many there are. */
  records: [TrailKind, number][]
  total: number
}

/** How many of the records of an entry are named. */
const mostNamed = 3

/** What decides which statement it is, and what comes with each. */
type Kind = { kind: TrailFilters['kind']; most: number }
type TrailFilterValues = Omit<TrailFilters, 'kind'> & Pick<TrailEntriesInput, 'zone' | 'before'>

/** Entries, newest first, at most so many; each combination of filters is served by an index. */
export function read(
  db: Database,
  { filters: { kind, ...filters }, zone, before, most }: TrailEntriesInput,
): Promise<TrailEntryRow[]> {
  return entries(db, { kind, most }, { ...filters, zone, before })
}

const entries = queryTemplate(
  (_db, asked: Kind, given: TrailFilterValues) => sql<TrailEntryRow>`
    with page as materialized (${pageOf(asked, given)})
    select entry.id, entry.at, entry.action, entry.user_id, entry.address, entry.agent, entry.before, entry.after,
      coalesce(about.records, '[]') as records, coalesce(about.total, 0)::integer as total
    from page join audit_trail entry on entry.id = page.id
    left join lateral (
      select jsonb_agg(jsonb_build_array(kind, record_id) order by place) filter (where place <= ${sql.lit(mostNamed)}) as records,
        count(*) as total
      from (select kind, record_id, row_number() over (order by kind = 'audit', kind, record_id) as place
        from trail_records where entry_id = entry.id) placed
    ) about on true
    order by entry.at desc, entry.id desc`,
)

function pageOf(
  { kind, most }: Kind,
  { user_id, record_id, action, from, to, zone, before }: TrailFilterValues,
): RawBuilder<unknown> {
  const midnight = (day: string, after: number) =>
    sql`(${day}::date + ${after}::integer)::timestamp at time zone ${zone}::text`
  const within = (at: RawBuilder<unknown>, id: RawBuilder<unknown>) => [
    ...(from ? [sql`${at} >= ${midnight(from, 0)}`] : []),
    ...(to ? [sql`${at} < ${midnight(to, 1)}`] : []),
    ...(before === null
      ? []
      : [sql`(${at}, ${id}) < ((select at from audit_trail where id = ${before}), ${before}::bigint)`]),
  ]
  const byUser = user_id === undefined ? [] : [sql`t.user_id = ${user_id}`]
  const cut = sql`limit ${sql.lit(most)}`
  if (kind && record_id !== undefined) {
    const about = [sql`r.kind = ${kind}`, sql`r.record_id = ${record_id}`, ...within(sql`r.at`, sql`r.entry_id`)]
    const named = action === undefined ? [] : [sql`t.action = ${action}`]
    return sql`select t.id from trail_records r join audit_trail t on t.id = r.entry_id
      where ${all([...about, ...byUser, ...named])} order by r.at desc, r.entry_id desc ${cut}`
  }
  const own = [...byUser, ...within(sql`t.at`, sql`t.id`)]
  const actions = action === undefined ? kind && actionsOf(kind) : derived(action, (one) => [one])
  if (!actions) return sql`select t.id from audit_trail t where ${all(own)} order by t.at desc, t.id desc ${cut}`
  // The latest of each, of which the latest: each is the beginning of an index.
  return sql`select latest.id from unnest(${actions}::text[]) named (action) cross join lateral (
      select t.id, t.at from audit_trail t where ${all([sql`t.action = named.action`, ...own])}
      order by t.at desc, t.id desc ${cut}
    ) latest order by latest.at desc, latest.id desc ${cut}`
}

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
