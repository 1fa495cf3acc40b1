import * as z from 'zod/mini'
import { id } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

export const category = z.object({
  id,
  name: z.string(),
  /** 0 at the root. */
  parent_id: z.number(),
  description: wire('desc', z.nullable(z.string())),
  is_default: wire('default', z.boolean()),
})
export type Category = z.output<typeof category>

export const categories = {
  list: route('GET /category/checklists', {
    access: 'signed-in',
    reply: z.array(category),
    reads: 'category',
    sameForAll: true,
  }),
}
