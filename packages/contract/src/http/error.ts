import * as z from 'zod/mini'

/** The one shape of every refusal; `errors` holds the messages of each field on a 422, and of the field of a refused file on a 413, 415 or 507. */
export const errorReply = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type ErrorReply = z.output<typeof errorReply>
