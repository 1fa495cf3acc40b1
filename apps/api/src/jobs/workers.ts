import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { ignoreUnreachable } from '../db/connections/unreachable.ts'
import { attempt, handBack, type Doing, type Taken } from './attempt.ts'
import type { Job } from './kind.ts'

/** Seconds between two looks into the queue of a kind: as long as it can be told of what comes, and otherwise. */
const polling = { notifyPollingIntervalSeconds: 30, pollingIntervalSeconds: 5 }
/** Milliseconds that running jobs get when the process stops. */
const grace = 6_000

/** Those who do the jobs of this process, one for each kind. */
export function openWorkers(queue: PgBoss, doing: Omit<Doing, 'queue' | 'leaving'>) {
  const leaving = new AbortController()
  const running = new Map<Promise<void>, Taken>()
  const workers = new Map<string, string>()
  const wake = (kind: string) => queue.notifyWorker(workers.get(kind) ?? '')

  async function perform(job: Job, taken: Taken): Promise<void> {
    const done = attempt({ ...doing, queue, leaving: leaving.signal }, job, taken)
    running.set(done, taken)
    try {
      await done
    } finally {
      running.delete(done)
      // Of what came meanwhile it was told while it had no ear for it.
      wake(taken.name)
    }
  }

  return {
    /** Has one look at once for jobs of its kind. */
    wake,
    async serve(job: Job): Promise<void> {
      const options = { ...polling, includeMetadata: true } as const
      const worker = await queue.work<Taken['data'], void, typeof options>(job.kind.name, options, ([taken]) =>
        perform(job, taken!),
      )
      workers.set(job.kind.name, worker)
    },
    /** Takes nothing new and lets what runs end; what has not ended in time is handed back. */
    async stop(): Promise<void> {
      for (const name of workers.keys()) await queue.offWork(name, { wait: false })
      leaving.abort()
      await Promise.race([Promise.allSettled(running.keys()), sleep(grace, undefined, { ref: false })])
      // Without a database to say it to, the queue finds out by itself that nobody is at it.
      for (const taken of running.values()) await handBack(doing.db, taken).catch(ignoreUnreachable)
    },
  }
}
