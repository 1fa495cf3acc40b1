import * as z from 'zod/mini'
import { status } from '../capabilities/review.ts'
import { id, search } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

export const organization = z.object({
  id,
  name: z.string(),
  org_code: z.nullable(z.string()),
  org_type: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** 0 at the root. */
  parent_id: z.number(),
  status,
})
export type Organization = z.output<typeof organization>

export const organizations = {
  /** Organisations sorted the Vietnamese way by their name; every level of the tree in one list. */
  list: route('GET /organizations', {
    access: 'signed-in',
    query: z.extend(pageQuery, {
      search,
      status: z.optional(z.coerce.number().check(z.int())),
      sort: z._default(z.enum(['asc', 'desc']), 'asc'),
    }),
    list: organization,
  }),
}
