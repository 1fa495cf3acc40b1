import * as z from 'zod/mini'
import { id } from '../http/fields.ts'

/** A person as pickers and teams show them. */
export const person = z.object({
  id,
  fullname: z.string(),
  avatar500x500: z.nullable(z.string()),
  position: z.nullable(z.object({ id, name: z.string(), order: z.number() })),
})
export type Person = z.output<typeof person>
