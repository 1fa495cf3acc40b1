import * as z from 'zod/mini'
import { id } from '../http/fields.ts'
import { route } from '../http/route.ts'
import type { Entity } from './entities.ts'

/** One record that is not as it was; without an id, several of which nobody counted which. */
const change = z.object({
  entity: z.string() as unknown as z.ZodMiniType<Entity>,
  id: z.nullable(id),
  audit_id: z.optional(id),
  /** It is no more, or no longer for the caller. */
  gone: z.optional(z.literal(true)),
})
export type Change = z.output<typeof change>

/** The product's own call beside those of the specification: what happened to what the caller may see. */
export const feed = {
  changes: route('GET /changes', {
    access: 'signed-in',
    external: 'own',
    query: z.object({
      /** What the call before gave; left out, the answer is the place from which on to ask. */
      since: z.optional(z.string().check(z.maxLength(300))),
    }),
    reply: z.object({
      changes: z.array(change),
      /** Where to go on. */
      cursor: z.string(),
      /** There are more, or what waits for a transaction that is not over: to be asked again. */
      more: z.boolean(),
      /** What is between is not known: everything is to be read anew. */
      resync: z.boolean(),
    }),
    reads: 'nothing',
  }),
}
