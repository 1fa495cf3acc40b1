import * as z from 'zod/mini'
import { id, instant } from '../http/fields.ts'

/** One thing that was done to a record, by whom, and which of its fields it changed; codes stay codes. */
export function logEntry<const Action extends string, const Field extends string>(
  actions: readonly Action[],
  fields: readonly Field[],
) {
  return z.object({
    id,
    action: z.enum(actions),
    at: instant,
    /** Null when the product itself did it. */
    user: z.nullable(z.object({ id, fullname: z.string(), avatar500x500: z.nullable(z.string()) })),
    /** Why it was rejected, where anybody said so. */
    reason: z.optional(z.string()),
    changes: z.array(
      z.object({ field: z.enum(fields), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
    ),
  })
}
export type LogEntry<Action extends string = string, Field extends string = string> = {
  id: number
  action: Action
  at: string
  user: { id: number; fullname: string; avatar500x500: string | null } | null
  reason?: string | undefined
  changes: { field: Field; before: string | null; after: string | null }[]
}
