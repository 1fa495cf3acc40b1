import { sql, type RawBuilder } from 'kysely'
import { fixFilter, type FixFilter } from '@apron/contract/desk'
import { nobodyActs } from './nobody-acts.ts'

const date = sql<string | null>`audit_items.corrective_date`
/** The first day after the week, month or year that `today` (`YYYY-MM-DD`) belongs to. */
const endOf = (span: string, today: string) =>
  sql`(date_trunc(${sql.lit(span)}, ${today}::timestamp) + ${sql.lit(`1 ${span}`)}::interval)::date`
const within = (span: string, today: string) =>
  sql<boolean>`${date} >= date_trunc(${sql.lit(span)}, ${today}::timestamp)::date and ${date} < ${endOf(span, today)}`

const { TODAY, MONTH, YEAR, ALL, OVERDUE, WEEK, UNDATED, OPEN, NOBODY } = fixFilter
/** Whether a finding of `audit_items` matches a filter, as things stand on a day. */
export const dueRules: Record<FixFilter, (today: string) => RawBuilder<boolean>> = {
  [TODAY]: (today) => within('day', today),
  [MONTH]: (today) => within('month', today),
  [YEAR]: (today) => within('year', today),
  [ALL]: () => sql<boolean>`${date} is not null`,
  [OVERDUE]: (today) => sql<boolean>`${date} < ${today}::date`,
  [WEEK]: (today) => sql<boolean>`${date} >= ${today}::date and ${date} < ${endOf('week', today)}`,
  [UNDATED]: () => sql<boolean>`${date} is null`,
  [OPEN]: () => sql<boolean>`true`,
  [NOBODY]: () => nobodyActs(),
}
