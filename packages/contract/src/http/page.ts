import * as z from 'zod/mini'
import { wholeNumber } from './fields.ts'

export const pageSizes = [20, 50, 100, 500] as const
export const defaultPageSize = 20

const largestPage = 500
/** What a page may hold: 1 to 500 rows, or `all`. */
const pageSize = z.pipe(
  z.transform((sent: unknown): unknown => (sent === 'all' ? sent : Number(sent))),
  z.custom<number | 'all'>(
    (sent) => sent === 'all' || (Number.isInteger(sent) && Number(sent) >= 1 && Number(sent) <= largestPage),
    { params: { key: 'validation.page_size', max: largestPage } },
  ),
)

/** The query of every list: `per_page` is 1 to 500 rows, or `all`. */
export const pageQuery = z.object({
  page: z._default(wholeNumber(1, 1_000_000), 1),
  per_page: z._default(pageSize, defaultPageSize),
  sort: z._default(z.enum(['asc', 'desc']), 'desc'),
})
export type PageQuery = z.output<typeof pageQuery>
