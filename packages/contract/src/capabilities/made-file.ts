import * as z from 'zod/mini'
import { id } from '../http/fields.ts'

export const madeStates = ['waiting', 'running', 'failed', 'cancelled', 'done'] as const

/** A file that a background job makes for whoever asked. */
export const madeFile = z.object({
  id,
  /** The job that makes it, by which whoever began it cancels it; null once that is forgotten. */
  job_id: z.nullable(id),
  state: z.enum(madeStates),
  /** From 0 to 1. */
  progress: z.number(),
  /** Why it failed, in a sentence. */
  error: z.nullable(z.string()),
  file: z.nullable(z.object({ name: z.string(), url: z.string(), bytes: z.number() })),
})
export type MadeFile = z.output<typeof madeFile>
