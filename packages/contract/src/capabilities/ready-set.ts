import * as z from 'zod/mini'

/** How many records of a ready set were added; those that were there stay as they are. */
export const readySet = z.object({ added: z.number() })
