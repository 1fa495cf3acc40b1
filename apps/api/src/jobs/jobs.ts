import { fromKysely } from 'pg-boss'
import type { ServerEvents } from '@apron/contract/product'
import type { Connection, Database } from '#db/client.ts'
import type { Begun } from './attempt.ts'
import { enqueue, enqueueAll, remove, retry } from './enqueue.ts'
import type { Job, JobKind } from './kind.ts'
import { looksEvery, openPeriods } from './periods/periods.ts'
import { makeQueues, openQueue } from './queue.ts'
import { findJobStatus, type JobStatus } from './records.ts'
import { repeatEvery } from './repeat.ts'
import { openWorkers } from './workers.ts'

export type JobsOptions = {
  connection: Connection
  db: Database
  /** The time zone in which a day begins. */
  timeZone(): string
  now(): Date
  /** Receives database outages and other repeated failures. */
  onError(error: Error): void
  /** Receives why a job failed, each time. */
  onFailure(error: Error, id: number): void
  /** Notifies somebody how a job of theirs stands. */
  tell(userId: number, standing: ServerEvents['job']): void
}

export type Jobs = {
  /** Every kind that is served. */
  kinds(): readonly JobKind[]
  /** Begins a job once the caller's transaction commits; returns its number. The product's own jobs have no person. */
  enqueue<Input>(db: Database, kind: JobKind<Input>, input: Input, by: number | null): Promise<number>
  /** Begins as many jobs of the product's own as there are inputs. */
  enqueueAll<Input>(db: Database, kind: JobKind<Input>, inputs: readonly Input[]): Promise<void>
  /** Retries a failed job once. */
  retry(db: Database, job: JobStatus): Promise<void>
  /** Ends a job that waits or runs; a running one is aborted within a second. */
  cancel(db: Database, job: JobStatus): Promise<void>
  /** Removes a job that has ended. */
  remove(db: Database, job: JobStatus): Promise<void>
  /** Makes this process look at once for jobs of a kind; it does so by itself when a job is begun. */
  wake(kind: string): void
  start(jobs: readonly Job[]): Promise<void>
  /** Whether it takes jobs: between its start and its stop. */
  isServing(): boolean
  /** Takes no new jobs and lets running ones end; those that do not end in time are handed back. */
  stop(): Promise<void>
}

/** Milliseconds after which a job that was begun in a transaction is visible. */
const late = 100

/** The background jobs of a process, on a queue in the database that all processes share. */
export function openJobs({ connection, db, timeZone, now, onError, ...options }: JobsOptions): Jobs {
  const queue = openQueue(connection, onError)
  const workers = openWorkers(queue, {
    db,
    async tell({ id, started_by }: Begun) {
      const job = started_by !== null && (await findJobStatus(db, id))
      if (job) options.tell(started_by, { id, state: job.state, progress: job.progress })
    },
    report: options.onFailure,
  })
  let kinds: readonly JobKind[] = []
  let stopPeriods = async () => {}
  let serves = false

  return {
    kinds: () => kinds,
    isServing: () => serves,
    enqueue(trx, kind, input, by) {
      // The queue is notified of new jobs, not of those that become due; if this process is gone by then, another
      // polls.
      if (kind.waits) setTimeout(() => workers.wake(kind.name), kind.waits * 1000 + late).unref()
      return enqueue(queue, trx, { kind, input, by })
    },
    enqueueAll: (trx, kind, inputs) => enqueueAll(queue, trx, kind, inputs),
    retry: (trx, job) => retry(queue, trx, job),
    cancel: async (trx, job) => void (await queue.cancel(job.kind, job.queue_id, { db: fromKysely(trx) })),
    remove: (trx, job) => remove(queue, trx, job),
    wake: workers.wake,
    async start(jobs) {
      kinds = jobs.map(({ kind }) => kind)
      await queue.start()
      await makeQueues(
        queue,
        kinds.map(({ name }) => name),
      )
      // First the jobs of killed processes: a machine that comes back goes on at once.
      await queue.supervise()
      for (const job of jobs) await workers.serve(job)
      const look = openPeriods(db, timeZone, kinds, (trx, kind) => enqueue(queue, trx, { kind, input: {}, by: null }))
      stopPeriods = repeatEvery(() => look(now()), looksEvery, onError)
      serves = true
    },
    async stop() {
      serves = false
      await stopPeriods()
      await workers.stop()
      await queue.stop({ graceful: false })
    },
  }
}
