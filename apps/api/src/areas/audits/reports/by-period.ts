import { sql } from 'kysely'
import type { PeriodReport } from '@apron/contract/audits'
import type { Language } from '@apron/messages'
import { bySeverity } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import { captionOf } from '../domain/seen/caption.ts'
import { beganWithin, firstBegan, isAmong, isCounted, type Scope } from './counted.ts'
import {
  atPlaces,
  firstDay,
  labelsOf,
  lastDay,
  periodsOf,
  placeOf,
  yearOf,
  yearsOf,
  type PeriodQuery,
  type Years,
} from './periods.ts'

type Reader = { db: Database; language: Language; today: string }
type Filters = PeriodQuery & { status_ids: readonly number[] }
type Cell = { place: number; status_id: number | null; is_audits: boolean; items: number; audits: number }

/** How many items have which status, by years or by quarters. */
export async function report(reader: Reader, scope: Scope, filters: Filters): Promise<PeriodReport> {
  const { db, language, today } = reader
  const [caption, began] = await Promise.all([captionOf(db, scope, language), firstBegan(db, scope, today)])
  const years = yearsOf(filters, today, yearOf(began))
  const [cells, statuses] = await Promise.all([
    count(db, scope, years, filters.status_ids),
    db
      .selectFrom('item_statuses')
      .select(['id', 'code', 'name', 'color', 'is_finding'])
      .orderBy(bySeverity('item_statuses'))
      .execute(),
  ])
  const periods = periodsOf(years)
  const byStatus = Map.groupBy(cells, ({ is_audits, status_id }) => (is_audits ? 'audits' : status_id))
  const datasets = statuses.flatMap((status) => {
    const own = byStatus.get(status.id) ?? []
    const isWanted = own.length > 0 || filters.status_ids.includes(status.id)
    const numbers = own.map(({ place, items }) => ({ place, count: items }))
    return isWanted ? [{ ...status, data: atPlaces(periods.length, numbers) }] : []
  })
  const audits = (byStatus.get('audits') ?? []).map((cell) => ({ place: cell.place, count: cell.audits }))
  return {
    labels: labelsOf(years, language),
    periods,
    datasets,
    audits: atPlaces(periods.length, audits),
    caption: { ...caption, from_year: years.from, to_year: years.to, first_year: yearOf(began) },
  }
}

/** Items by place and status, and the audits by place. The answers are counted already, by audit and status. */
async function count(db: Database, scope: Scope, years: Years, statusIds: readonly number[]): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    with counted as materialized (
      select audits.id, ${placeOf(years)} as place from audits
      where ${isCounted(scope)} and ${beganWithin(firstDay(years), lastDay(years))}
    )
    select a.place, c.status_id, grouping(c.status_id) = 1 as is_audits,
      coalesce(sum(c.items), 0)::integer as items, count(distinct a.id)::integer as audits
    from counted a left join audit_status_counts c on c.audit_id = a.id and ${isAmong('c.status_id', statusIds)}
    group by grouping sets ((a.place, c.status_id), (a.place))
    having grouping(c.status_id) = 1 or sum(c.items) > 0`.execute(db)
  return rows
}
