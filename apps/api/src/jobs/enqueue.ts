import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Database } from '#db/client.ts'
import type { JobKind } from './kind.ts'
import type { JobStatus } from './records.ts'

const day = 24 * 3600
/** Seconds that a job is kept after its end, for whoever looks for it. */
const keptFor = 14 * day
/** Seconds without a sign of life after which a job's process is taken for dead. */
const heartbeat = 30

export type Begun<Input> = { kind: JobKind<Input>; input: Input; by: number | null }

/** Puts a job into the queue with the caller's transaction; answers its number. */
export async function enqueue<Input>(queue: PgBoss, db: Database, { kind, input, by }: Begun<Input>): Promise<number> {
  const { id, queue_id } = await db
    .insertInto('jobs')
    .values({ kind: kind.name, started_by: by })
    .returning(['id', 'queue_id'])
    .executeTakeFirstOrThrow()
  await queue.send(kind.name, { input }, { id: queue_id, db: fromKysely(db), ...optionsOf(kind) })
  return id
}

/** Puts a job of the product's own into the queue for each input, all in two statements. */
export async function enqueueAll<Input>(
  queue: PgBoss,
  db: Database,
  kind: JobKind<Input>,
  inputs: readonly Input[],
): Promise<void> {
  const { rows: begun } = await sql<{ queue_id: string }>`
    insert into jobs (kind) select ${kind.name} from generate_series(1, ${inputs.length}) returning queue_id`.execute(
    db,
  )
  const options = optionsOf(kind)
  const jobs = begun.map(({ queue_id }, place) => ({ id: queue_id, data: { input: inputs[place] }, ...options }))
  await queue.insert(kind.name, jobs, { db: fromKysely(db) })
}

const optionsOf = (kind: Pick<JobKind, 'tries' | 'seconds' | 'waits'>) => ({
  retryLimit: kind.tries - 1,
  // Another process takes an abandoned job at once; a failed try is delayed by `attempt`.
  retryDelay: 0,
  retryBackoff: false,
  expireInSeconds: kind.seconds,
  heartbeatSeconds: heartbeat,
  deleteAfterSeconds: keptFor,
  ...(kind.waits && { startAfter: kind.waits }),
})

/** Retries a failed job once, at once. */
export async function retry(queue: PgBoss, db: Database, { kind, queue_id }: JobStatus): Promise<void> {
  await queue.retry(kind, queue_id, { db: fromKysely(db) })
  await sql`update pgboss.job set start_after = now() where name = ${kind} and id = ${queue_id}`.execute(db)
}

/** Takes a job that has ended out of the queue. */
export async function remove(queue: PgBoss, db: Database, { id, kind, queue_id }: JobStatus): Promise<void> {
  await queue.deleteJob(kind, queue_id, { db: fromKysely(db) })
  await db.deleteFrom('jobs').where('id', '=', id).execute()
}
