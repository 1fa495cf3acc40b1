import * as z from 'zod/mini'
import { id, instant, line } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

export const jobStates = ['waiting', 'running', 'failed', 'cancelled', 'done'] as const
export type JobState = (typeof jobStates)[number]

const kind = z.string()

/** What is done in the background. */
export const job = z.object({
  id,
  kind,
  title: z.string(),
  state: z.enum(jobStates),
  /** How far it is, from 0 to 1. */
  progress: z.number(),
  /** How many times it was tried, and how many times it is at most. */
  tries: z.number(),
  most_tries: z.number(),
  /** Why the last try came to nothing; it may be tried again all the same. */
  reason: z.nullable(z.string()),
  /** Null when the product began it by itself. */
  started_by: z.nullable(z.object({ id, fullname: z.string() })),
  created_at: instant,
  started_at: z.nullable(instant),
  ended_at: z.nullable(instant),
  /** When it is tried again. */
  next_at: z.nullable(instant),
})
export type Job = z.output<typeof job>

/** A kind of job that is begun by itself. */
export const periodicJob = z.object({
  kind,
  title: z.string(),
  /** When it was last begun by itself. */
  begun_at: z.nullable(instant),
})
export type PeriodicJob = z.output<typeof periodicJob>

export const jobs = {
  /** Newest first. */
  list: route('GET /jobs', {
    access: 'administrators',
    query: z.extend(pageQuery, { state: z.optional(z.enum(jobStates)), kind: z.optional(line(100)) }),
    list: job,
    reads: ['job', 'user'],
  }),
  periodic: route('GET /jobs/periodic', { access: 'administrators', reply: z.array(periodicJob), reads: 'job' }),
  /** Begins a periodic job now, beside its periods. */
  start: route('POST /jobs', {
    access: 'administrators',
    body: z.object({ kind: line(100) }),
    reply: job,
    trail: 'job.started',
    changes: 'job',
  }),
  /** For whoever began it, and administrators; 404 for anybody else. */
  show: route('GET /jobs/:id', { access: 'signed-in', external: 'own', reply: job, reads: ['job', 'user'] }),
  /** One that waits or runs; for whoever began it, and administrators. */
  cancel: route('POST /jobs/:id/cancellation', {
    access: 'signed-in',
    external: 'own',
    reply: job,
    trail: 'job.cancelled',
    changes: 'job',
  }),
  /** One that has failed. */
  retry: route('POST /jobs/:id/retry', { access: 'administrators', reply: job, trail: 'job.retried', changes: 'job' }),
  /** One that has ended. */
  remove: route('DELETE /jobs/:id', { access: 'administrators', trail: 'job.removed', changes: 'job' }),
}
