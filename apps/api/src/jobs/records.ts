import { sql } from 'kysely'
import type { JobState } from '@apron/contract/desk'
import type { Database } from '#db/client.ts'
import type { Output } from './failure.ts'

/** What is read of the queue's own table. */
type Queued = {
  id: string
  name: string
  state: keyof typeof stateOf
  retry_count: number
  retry_limit: number
  expire_seconds: number
  start_after: string
  started_on: string | null
  completed_on: string | null
  output: Output
}

/** The queue's states as people know them. */
const stateOf = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
} as const satisfies Record<string, JobState>

/** The queue's states that people know as one. */
export const queuedAs = (state: JobState) =>
  Object.entries(stateOf).flatMap(([queued, known]) => (known === state ? [queued as keyof typeof stateOf] : []))

/** Jobs with what the queue says of them; one that the queue has thrown away is not among them. */
export const withQueue = (db: Database) =>
  db
    .selectFrom('jobs')
    .innerJoin(sql<Queued>`pgboss.job`.as('queued'), (join) =>
      join.onRef('queued.id', '=', 'jobs.queue_id').onRef('queued.name', '=', 'jobs.kind'),
    )

/** A job as it stands. */
export type JobStatus = {
  id: number
  queue_id: string
  kind: string
  state: JobState
  tries: number
  most_tries: number
  progress: number
  output: Output
  expire_seconds: number
  started_by: number | null
  created_at: string
  started_at: string | null
  ended_at: string | null
  next_at: string | null
}

/** The columns of a standing, for `withQueue`. */
export const jobStatusColumns = [
  'jobs.id',
  'jobs.queue_id',
  'jobs.kind',
  'jobs.progress',
  'jobs.started_by',
  'jobs.created_at',
  'queued.output',
  'queued.expire_seconds',
  sql<JobState>`case queued.state when 'active' then 'running' when 'completed' then 'done' when 'failed' then 'failed'
    when 'cancelled' then 'cancelled' else 'waiting' end`.as('state'),
  sql<number>`queued.retry_count + (queued.started_on is not null)::integer`.as('tries'),
  sql<number>`queued.retry_limit + 1`.as('most_tries'),
  sql<string | null>`queued.started_on`.as('started_at'),
  sql<string | null>`queued.completed_on`.as('ended_at'),
  sql<string | null>`case when queued.state = 'retry' then queued.start_after end`.as('next_at'),
] as const

/** One job as it stands, or nothing. */
export async function findJobStatus(db: Database, id: number): Promise<JobStatus | undefined> {
  return withQueue(db).select(jobStatusColumns).where('jobs.id', '=', id).executeTakeFirst()
}

/** Whether a job of a kind that has this in its input waits or runs. */
export async function isToBeDone(db: Database, kind: string, input: Record<string, unknown>): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.job where name = ${kind} and state in ('created', 'retry', 'active')
      and data -> 'input' @> ${JSON.stringify(input)}::jsonb limit 1`.execute(db)
  return rows.length > 0
}

/** How many jobs of each kind are in each state, and for how many seconds the oldest that is due has waited. */
export async function countQueued(
  db: Database,
): Promise<{ kind: string; state: JobState; jobs: number; late: number | null }[]> {
  const { rows } = await sql<{ name: string; state: Queued['state']; jobs: number; late: number | null }>`
    select name, state::text, count(*)::integer as jobs,
      extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry')))::float8 as late
    from pgboss.job group by name, state`.execute(db)
  return rows.map(({ name, state, jobs, late }) => ({ kind: name, state: stateOf[state], jobs, late }))
}

/** Throws away what is known of jobs that the queue has thrown away. */
export async function deleteGoneJobs(db: Database): Promise<void> {
  await sql`
    delete from jobs where created_at < now() - interval '1 hour' and not exists (
      select from pgboss.job queued where queued.id = jobs.queue_id and queued.name = jobs.kind)`.execute(db)
}
