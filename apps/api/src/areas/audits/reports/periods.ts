import { sql, type RawBuilder } from 'kysely'
import { mostYears, type ReportPeriod } from '@apron/contract/audits'
import { translate, type Language } from '@apron/messages'

export type PeriodQuery = {
  by_quarter: boolean
  from_year: number | null
  to_year: number | null
  of_year: number | null
}
/** The first and the last year of a report, and whether it goes by quarters. */
export type Years = { from: number; to: number; byQuarter: boolean }

/** How many years are shown at most where nobody said which. */
const usual = 5
const ends = ['03-31', '06-30', '09-30', '12-31'] as const
const begins = ['01-01', '04-01', '07-01', '10-01'] as const

/** The years that are asked for, as of today; where none is, the last ones, and of them none before `firstYear`. */
export function yearsOf(
  { by_quarter: byQuarter, from_year, to_year, of_year }: PeriodQuery,
  today: string,
  firstYear = 0,
): Years {
  if (byQuarter && of_year !== null) return { from: of_year, to: of_year, byQuarter }
  const now = yearOf(today)
  const to = to_year ?? Math.min(Math.max(now, from_year ?? 0), (from_year ?? now) + mostYears - 1)
  return { from: from_year ?? Math.max(to - usual + 1, Math.min(firstYear, to)), to, byQuarter }
}

/** The year of a day, `YYYY-MM-DD`. */
export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** The days of each place of a report, first to last. */
export function periodsOf({ from, to, byQuarter }: Years): ReportPeriod[] {
  const years = Array.from({ length: to - from + 1 }, (_, place) => from + place)
  if (!byQuarter) return years.map((year) => ({ from: `${year}-01-01`, to: `${year}-12-31` }))
  return years.flatMap((year) =>
    ends.map((end, place) => ({ from: `${year}-${begins[place]!}`, to: `${year}-${end}` })),
  )
}

/** What the places are called. */
export function labelsOf({ from, to, byQuarter }: Years, language: Language): string[] {
  const years = Array.from({ length: to - from + 1 }, (_, place) => from + place)
  if (!byQuarter) return years.map(String)
  return years.flatMap((year) =>
    ends.map((_, place) => translate(language, 'reports.quarter', { quarter: place + 1, year })),
  )
}

/** At which place one of `audits` is counted. */
export const placeOf = ({ from, byQuarter }: Years): RawBuilder<number> =>
  byQuarter
    ? sql<number>`((extract(year from audits.starting_date)::integer - ${from}::integer) * 4
        + extract(quarter from audits.starting_date)::integer - 1)`
    : sql<number>`(extract(year from audits.starting_date)::integer - ${from}::integer)`

export const firstDay = ({ from }: Years) => `${from}-01-01`
export const lastDay = ({ to }: Years) => `${to}-12-31`

/** Numbers at their places, nought at the others. */
export function atPlaces(length: number, rows: readonly { place: number; count: number }[]): number[] {
  const data = Array.from({ length }, () => 0)
  for (const { place, count } of rows) data[place] = count
  return data
}
