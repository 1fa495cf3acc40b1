import { sql } from 'kysely'
import type { FindingTrends } from '@apron/contract/audits'
import type { Language } from '@apron/messages'
import { bySeverity, isFinding, onceFindings } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import { captionOf } from '../domain/seen/caption.ts'
import { beganWithin, firstBegan, isCounted, type Scope } from './counted.ts'
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
type Cell = {
  place: number | null
  organization_id: number | null
  organization_name: string
  status_id: number
  count: number
}

/** How many findings of which class there were, by years or quarters and by organisation. */
export async function trends(
  { db, language, today }: Reader,
  scope: Scope,
  filters: PeriodQuery,
): Promise<FindingTrends> {
  const [caption, began] = await Promise.all([captionOf(db, scope, language), firstBegan(db, scope, today)])
  const years = yearsOf(filters, today, yearOf(began))
  const [cells, statuses] = await Promise.all([
    count(db, scope, years),
    db
      .selectFrom('item_statuses')
      .select(['id', 'code', 'name', 'color'])
      .orderBy(bySeverity('item_statuses'))
      .execute(),
  ])
  const periods = periodsOf(years)
  const found = new Set(cells.map(({ status_id }) => status_id))
  const classes = statuses.filter(({ id }) => found.has(id))
  const byPlace = cells.flatMap(({ place, ...cell }) => (place === null ? [] : [{ ...cell, place }]))
  const byOrganization = Map.groupBy(cells, ({ organization_id }) => organization_id)
  byOrganization.delete(null)
  return {
    labels: labelsOf(years, language),
    periods,
    classes: classes.map((status) => {
      const own = byPlace.filter(({ status_id }) => status_id === status.id)
      return { ...status, data: atPlaces(periods.length, own) }
    }),
    organizations: [...byOrganization]
      .map(([id, own]) => {
        const numbers = own.map((cell) => ({
          place: classes.findIndex((status) => status.id === cell.status_id),
          count: cell.count,
        }))
        const total = own.reduce((sum, cell) => sum + cell.count, 0)
        return { id: id!, name: own[0]!.organization_name, findings: atPlaces(classes.length, numbers), total }
      })
      .toSorted((one, other) => other.total - one.total || one.name.localeCompare(other.name, 'vi')),
    caption: { ...caption, from_year: years.from, to_year: years.to, first_year: yearOf(began) },
  }
}

async function count(db: Database, scope: Scope, years: Years): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    select found.place, found.organization_id, min(o.name) as organization_name, found.status_id,
      sum(found.items)::integer as count
    from (
      select ${placeOf(years)} as place, audits.organization_id, c.status_id, c.items
      from audits join audit_status_counts c on c.audit_id = audits.id and c.status_id = ${onceFindings}
      join item_statuses present on present.id = c.status_id
      left join audit_statuses own on own.audit_id = c.audit_id and own.status_id = c.status_id
      where ${isCounted(scope)} and ${beganWithin(firstDay(years), lastDay(years))} and ${isFinding}
    ) found join organizations o on o.id = found.organization_id
    group by grouping sets ((found.place, found.status_id), (found.organization_id, found.status_id))
    having sum(found.items) > 0`.execute(db)
  return rows
}
