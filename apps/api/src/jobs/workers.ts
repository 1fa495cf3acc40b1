import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { ignoreUnreachable } from '#db/connections/unreachable.ts'
import { attempt, handBack, type AttemptContext, type QueuedJob } from './attempt.ts'
import type { Job } from './kind.ts'

/** Seconds between two polls of a queue: while notifications arrive, and otherwise. */
const polling = { notifyPollingIntervalSeconds: 30, pollingIntervalSeconds: 5 }
/** Milliseconds that running jobs get when the process stops. */
const grace = 6_000

/** The workers of this process, one for each kind. */
export function openWorkers(queue: PgBoss, doing: Omit<AttemptContext, 'queue' | 'leaving'>) {
  const leaving = new AbortController()
  const running = new Map<Promise<void>, QueuedJob>()
  const workers = new Map<string, string>()
  const wake = (kind: string) => queue.notifyWorker(workers.get(kind) ?? '')

  async function perform(job: Job, taken: QueuedJob): Promise<void> {
    const done = attempt({ ...doing, queue, leaving: leaving.signal }, job, taken)
    running.set(done, taken)
    try {
      await done
    } finally {
      running.delete(done)
      // It was notified of new jobs while it was not listening.
      wake(taken.name)
    }
  }

  return {
    /** Makes the worker of a kind poll at once. */
    wake,
    async serve(job: Job): Promise<void> {
      const options = { ...polling, includeMetadata: true } as const
      const worker = await queue.work<QueuedJob['data'], void, typeof options>(job.kind.name, options, ([taken]) =>
        perform(job, taken!),
      )
      workers.set(job.kind.name, worker)
    },
    /** Takes no new jobs and lets running ones end; those that do not end in time are handed back. */
    async stop(): Promise<void> {
      for (const name of workers.keys()) await queue.offWork(name, { wait: false })
      leaving.abort()
      await Promise.race([Promise.allSettled(running.keys()), sleep(grace, undefined, { ref: false })])
      // Without a database to record it in, the queue finds out by itself that the process has gone.
      for (const taken of running.values()) await handBack(doing.db, taken).catch(ignoreUnreachable)
    },
  }
}
