import * as z from 'zod/mini'

export const pageSizes = [20, 50, 100, 500] as const
export const defaultPageSize = 20

/** The query of every list: `per_page` is 1 to 500 rows, or `all`. */
export const pageQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  per_page: z._default(
    z.union([z.literal('all'), z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))]),
    defaultPageSize,
  ),
  sort: z._default(z.enum(['asc', 'desc']), 'desc'),
})
export type PageQuery = z.output<typeof pageQuery>
