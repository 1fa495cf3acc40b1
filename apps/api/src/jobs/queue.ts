import { PgBoss } from 'pg-boss'
import type { Connection } from '#db/client.ts'

/** Connections of the queue beside the one that listens. */
const connections = 2
const hour = 3600

/** The queue of a deployment, not yet started. It keeps its tables in a schema of its own, which it makes and changes itself. */
export function openQueue(connection: Connection, onError: (error: Error) => void): PgBoss {
  const queue = new PgBoss({
    ...connection,
    schema: 'pgboss',
    max: connections,
    application_name: 'apron jobs',
    useListenNotify: true,
    // Periods are our own: see `periods.ts`.
    schedule: false,
    // A job whose process was killed is noticed by this.
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: hour,
    queueCacheIntervalSeconds: hour,
    // Of changes to its own tables, and of jobs that wait for others, of which there are none.
    bamIntervalSeconds: hour,
    flowIntervalSeconds: hour,
  })
  queue.on('error', onError)
  queue.on('warning', ({ message }) => onError(new Error(message)))
  return queue
}

/** Makes the queues that are not there yet; several processes may do it at once. */
export async function makeQueues(queue: PgBoss, names: string[]): Promise<void> {
  const present = new Set((await queue.getQueues()).map(({ name }) => name))
  for (const name of names) if (!present.has(name)) await queue.createQueue(name, { notify: true })
}
