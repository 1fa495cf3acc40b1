import { sql, type RawBuilder } from 'kysely'
import { pageSizes, type PageQuery } from '@apron/contract'

/** The sizes of pages that people choose from, and what the dashboard shows of a list. */
const usual: ReadonlySet<number> = new Set([10, ...pageSizes])

/**
 * How many rows are wanted, standing in the statement: of a number that comes with it the planner takes a tenth of the
 * table, and so plans anew for every call, which takes longer than most pages. A size that no screen asks for comes
 * with it all the same, since whoever asks for every size would fill the memory for statements that are prepared.
 */
export const asWritten = (count: number): RawBuilder<number> => (isUsual(count) ? sql.lit(count) : sql`${count}`)

/** Whether people choose from it, so that it stands in the statement. */
export const isUsual = (count: number): boolean => usual.has(count)

/** The end of a statement that is written out: the rows of a page, or all. */
export const cutTo = ({ page, per_page }: Pick<PageQuery, 'page' | 'per_page'>): RawBuilder<unknown> =>
  per_page === 'all' ? sql`` : sql`limit ${asWritten(per_page)} offset ${(page - 1) * per_page}`
