import * as z from 'zod/mini'
import { id } from '../http/fields.ts'

/** A paragraph of a controlled document that a question points at. */
export const documentItemRef = z.object({
  id,
  index: z.string(),
  header: z.string(),
  document: z.object({ id, name: z.string() }),
})
export type DocumentItemRef = z.output<typeof documentItemRef>
