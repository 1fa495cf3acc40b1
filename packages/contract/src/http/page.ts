import * as z from 'zod/mini'
import { wholeNumber } from './fields.ts'

export const pageSizes = [20, 50, 100, 500] as const
export const defaultPageSize = 20

/** What a page may hold: 1 to so many rows, or `all`. */
const pageSize = (max: number) =>
  z.pipe(
    z.transform((sent: unknown): unknown => (sent === 'all' ? sent : Number(sent))),
    z.custom<number | 'all'>(
      (sent) => sent === 'all' || (Number.isInteger(sent) && Number(sent) >= 1 && Number(sent) <= max),
      { params: { key: 'validation.page_size', max } },
    ),
  )
const pageSizeUpTo = (max: number) => z._default(pageSize(max), defaultPageSize)

/** The query of a list whose page holds so many rows where nothing is said: `per_page` is 1 to 500 rows, or `all`. */
export const pageQueryOf = (size: number) =>
  z.object({
    page: z._default(wholeNumber(1, 1_000_000), 1),
    per_page: z._default(pageSize(500), size),
    sort: z._default(z.enum(['asc', 'desc']), 'desc'),
  })
export const pageQuery = pageQueryOf(defaultPageSize)
export type PageQuery = z.output<typeof pageQuery>

/** The same for a list whose pages may hold more. */
export const pageQueryUpTo = (max: number) => z.extend(pageQuery, { per_page: pageSizeUpTo(max) })
