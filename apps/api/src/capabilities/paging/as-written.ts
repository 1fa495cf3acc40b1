import { sql, type RawBuilder } from 'kysely'
import { pageSizes, type PageQuery } from '@apron/contract'

/** The sizes of pages that people choose from, and what the dashboard shows of a list. */
const usual: ReadonlySet<number> = new Set([10, ...pageSizes])

/**
 * The number of rows as a literal in the SQL: for a parameter the planner assumes a tenth of the table, and plans anew
 * for every call, which takes longer than most pages. Sizes that no screen offers are parameters all the same, since
 * otherwise a caller with every size would fill the memory for prepared statements.
 */
export const asWritten = (count: number): RawBuilder<number> => (isUsual(count) ? sql.lit(count) : sql`${count}`)

/** Whether screens offer this size, so that it is a literal. */
export const isUsual = (count: number): boolean => usual.has(count)

/** The end of a statement in SQL: the rows of a page, or all. */
export const cutTo = ({ page, per_page }: Pick<PageQuery, 'page' | 'per_page'>): RawBuilder<unknown> =>
  per_page === 'all' ? sql`` : sql`limit ${asWritten(per_page)} offset ${(page - 1) * per_page}`
