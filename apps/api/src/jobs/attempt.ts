import { sql } from 'kysely'
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Database } from '#db/client.ts'
import { Busy } from '#sandbox/sandbox.ts'
import { StoreAway } from '#files/objects/objects.ts'
import { hasEnded, isFinal, reasonOf, type Output } from './failure.ts'
import type { Job } from './kind.ts'

/** How often a running job is checked for cancellation, in milliseconds. */
const asksEvery = 1_000
/** Seconds before the first retry; twice as many before each further one. */
const pause = 30
/** How long retries do not count because the machine was busy or the object store away, in milliseconds. */
const passesFor = 60 * 60_000
/** How many retries do not count after the job's process ended: no more, as the job may be what ended it. */
const mostEnds = 3
/** Between two reports of progress, in milliseconds. */
const reportsEvery = 200

export type QueuedJob = JobWithMetadata<{ input: unknown }>
/** A job and who began it. */
export type Begun = { id: number; started_by: number | null }

export type AttemptContext = {
  db: Database
  queue: PgBoss
  /** The process stops. */
  leaving: AbortSignal
  /** Notifies the person who began a job, if anybody did, how it stands. */
  tell(job: Begun): Promise<void>
  /** What went wrong, for the log. */
  report(error: Error, id: number): void
}

/** Tries a job once and settles it: done, to be retried, failed, or handed back because the process stops. */
export async function attempt(doing: AttemptContext, job: Job, taken: QueuedJob): Promise<void> {
  const record = await doing.db
    .selectFrom('jobs')
    .select(['id', 'started_by'])
    .where('queue_id', '=', taken.id)
    .executeTakeFirst()
  if (!record) return
  const lost = new AbortController()
  const ask = async () => {
    if (!(await isOurs(doing.db, taken))) lost.abort()
  }
  // A failed check is made up for by the next.
  const watch = setInterval(() => void ask().catch(() => undefined), asksEvery)
  const leaving = AbortSignal.any([taken.signal, doing.leaving, lost.signal])
  try {
    await doing.tell(record)
    const input = job.kind.input.parse(taken.data.input)
    const limit = (await moreAfterAnEnd(doing.db, taken)) ?? taken.retryLimit
    const isLast = (error: unknown) => taken.retryCount >= limit && !passes(error, taken)
    await job.run({ input, by: record.started_by, leaving, isLast, progress: reporter(doing, record) })
    await done(doing, record, taken)
  } catch (error) {
    if (doing.leaving.aborted) await handBack(doing.db, taken)
    else if (passes(error, taken)) {
      doing.report(error as Error, record.id)
      await handBack(doing.db, taken, pause)
    } else await failed(doing, taken, record, error as Error)
  } finally {
    clearInterval(watch)
  }
  await doing.tell(record)
}

/** Gives back a try that was used up by the end of its process, up to so many; returns the new retry limit. */
async function moreAfterAnEnd(db: Database, taken: QueuedJob): Promise<number | undefined> {
  if (!hasEnded(taken.output as Output)) return undefined
  const { rows } = await sql<{ limit: number }>`
    update pgboss.job set retry_limit = retry_limit + 1,
      data = jsonb_set(data, '{ends}', to_jsonb(coalesce((data->>'ends')::integer, 0) + 1))
    where ${isAttempt(taken)} and coalesce((data->>'ends')::integer, 0) < ${mostEnds}
    returning retry_limit as limit`.execute(db)
  return rows[0]?.limit
}

/** Whether the failure is the machine's and not the job's, and has not lasted too long. */
const passes = (error: unknown, { createdOn }: QueuedJob) =>
  (error instanceof Busy || error instanceof StoreAway) && Date.now() - createdOn.getTime() < passesFor

function reporter({ db, tell }: AttemptContext, record: Begun) {
  let reported = 0
  return async (share: number) => {
    const now = performance.now()
    if (now < reported + reportsEvery && share < 1) return
    reported = now
    const progress = Math.min(1, Math.max(0, share))
    await db.updateTable('jobs').set({ progress }).where('id', '=', record.id).execute()
    await tell(record)
  }
}

/** A job of the product's own leaves nothing behind when it succeeded. */
async function done({ db, queue }: AttemptContext, { id, started_by }: Begun, taken: QueuedJob): Promise<void> {
  if (started_by !== null) return void (await queue.complete(taken.name, taken))
  await db.transaction().execute(async (trx) => {
    await queue.deleteJob(taken.name, taken, { db: fromKysely(trx) })
    await trx.deleteFrom('jobs').where('id', '=', id).execute()
  })
}

async function failed(
  { db, queue, report }: AttemptContext,
  taken: QueuedJob,
  { id }: Begun,
  error: Error,
): Promise<void> {
  // Somebody cancelled it, or another process has it by now.
  if (!(await isOurs(db, taken))) return
  if (isFinal(error)) await sql`update pgboss.job set retry_limit = retry_count where ${isAttempt(taken)}`.execute(db)
  else report(error, id)
  await db.transaction().execute(async (trx) => {
    await queue.fail(taken.name, taken, { reason: reasonOf(error) }, { db: fromKysely(trx) })
    await sql`
      update pgboss.job set start_after = now() + make_interval(secs => ${pause * 2 ** taken.retryCount})
      where name = ${taken.name} and id = ${taken.id} and state = 'retry'`.execute(trx)
  })
}

/** Hands it to any process, at once or after so many seconds; it does not count as a try. */
export async function handBack(db: Database, taken: QueuedJob, seconds = 0): Promise<void> {
  await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1,
      start_after = now() + make_interval(secs => ${seconds})
    where ${isAttempt(taken)}`.execute(db)
}

async function isOurs(db: Database, taken: QueuedJob): Promise<boolean> {
  const { rows } = await sql`select from pgboss.job where ${isAttempt(taken)}`.execute(db)
  return rows.length > 0
}

/** As long as this is the try that counts. */
const isAttempt = ({ name, id, retryCount }: QueuedJob) =>
  sql`name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`
