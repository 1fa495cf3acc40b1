import * as z from 'zod/mini'
import { id, search, sentId } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

/** A person as pickers and teams show them. */
export const person = z.object({
  id,
  fullname: z.string(),
  avatar500x500: z.nullable(z.string()),
  position: z.nullable(z.object({ id, name: z.string(), order: z.number() })),
})
export type Person = z.output<typeof person>

export const users = {
  /** People for pickers, sorted the Vietnamese way by their name. */
  list: route('GET /users', {
    access: 'signed-in',
    query: z.extend(pageQuery, {
      search,
      status: z.optional(z.coerce.number().check(z.int())),
      organization_id: z.optional(sentId),
      group_id: z.optional(sentId),
      sort: z._default(z.enum(['asc', 'desc']), 'asc'),
    }),
    list: person,
  }),
}
