import * as z from 'zod/mini'
import { id } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

/** A team role; `part` tells which list of the minutes its members stand in. */
export const groupAlias = z.object({
  id,
  alias: z.string(),
  grp_id: id,
  group: z.object({ id, name: z.string() }),
  order: z.number(),
  desc: z.nullable(z.string()),
  part: z.nullable(z.enum(['leader', 'auditor', 'auditee'])),
})
export type GroupAlias = z.output<typeof groupAlias>

export const aliases = {
  /** Team roles by their order, highest first. */
  list: route('GET /group-aliases', { access: 'signed-in', query: pageQuery, list: groupAlias }),
}
