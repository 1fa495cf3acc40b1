import * as z from 'zod/mini'
import { date, flag, id, idList, wholeNumber } from '../../http/fields.ts'
import { wire } from '../../http/wire.ts'

/** A report goes over so many years at most. */
export const mostYears = 20
const firstYear = 1900
const lastYear = 2199

const isBlank = (sent: unknown) => sent === '' || sent === null || sent === undefined
/** A year, or none: forms send a blank one. */
const sentYear = z._default(
  z.pipe(
    z.transform((sent: number | string | null): unknown => (isBlank(sent) ? null : sent)),
    z.nullable(wholeNumber(firstYear, lastYear)),
  ),
  null,
)

/** The organisation and those below it; 0 is all that there are. */
export const branchFilter = wholeNumber(0, 2_147_483_647)
export const statusFilters = wire('stt', z._default(idList, []))

/** Which years a report is about; where nothing is said the last five, and of them none before the first audit. */
export const periodShape = {
  /** By the quarters of each year, and not by years. */
  by_quarter: wire('quarter', z._default(flag, false)),
  from_year: sentYear,
  to_year: sentYear,
  /** The only year whose quarters are wanted, in the place of `from_year` and `to_year`. */
  of_year: wire('year_quarter', sentYear),
}
type Years = { from_year: number | null; to_year: number | null; of_year: number | null }

/** What is wrong with the years, if anything is. */
const inOrder = z.refine<Years>(
  ({ from_year, to_year }) => from_year === null || to_year === null || from_year <= to_year,
  { path: ['to_year'], params: { key: 'validation.years_backwards' } },
)
const few = z.refine<Years>(
  ({ from_year, to_year }) => from_year === null || to_year === null || to_year - from_year < mostYears,
  { path: ['from_year'], params: { key: 'validation.years_many', max: mostYears } },
)
export const yearChecks = [inOrder, few] as const

export const period = z.object({ from: date, to: date })
export type ReportPeriod = z.output<typeof period>

/** Whose audits a report counts, and over which years. */
export const caption = z.object({
  /** The name of the organisation, or words for all. */
  organization: z.string(),
  from_year: z.number(),
  to_year: z.number(),
  /** The year in which the first audit began that it would count; the present one where there is none. */
  first_year: z.number(),
  /** Whether the reader's rights reach every audit there; otherwise those that they may see are counted. */
  is_whole: z.boolean(),
})
export type ReportCaption = z.output<typeof caption>

export const statusOfReport = {
  id,
  code: z.string(),
  name: z.string(),
  color: z.string(),
}
