import * as z from 'zod/mini'
import { id } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

export const tag = z.object({ id, name: z.string(), description: wire('desc', z.nullable(z.string())) })
export type Tag = z.output<typeof tag>

export const tags = {
  list: route('GET /tags', { access: 'signed-in', query: pageQuery, list: tag, reads: 'tag', sameForAll: true }),
}
