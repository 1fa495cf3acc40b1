import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import type { Connection } from '#db/client.ts'

/** What joins the realtime channels of several processes. */
export type Between = {
  adapter: ReturnType<typeof createAdapter>
  /** From now on events of the other processes are received here. */
  hears: Promise<void>
  /** Waits until everything is sent. */
  close(): Promise<void>
}

const prefix = 'apron'
/** Bytes; PostgreSQL takes less than 8000. */
const largestNotification = 7_900
/** Milliseconds that a longer event waits to be fetched. */
const payloadsLive = 10_000

/**
 * Sends realtime events to the other processes on a database, by its notifications. `onGap` is called when the
 * listening connection is back after it was lost: events sent meanwhile were not received here.
 */
export function joinProcesses(connection: Connection, onError: (error: Error) => void, onGap: () => void): Between {
  const settings = { ...connection, application_name: 'apron realtime', keepAlive: true }
  // One connection, so that events leave in the order in which they were sent.
  const sending = new pg.Pool({ ...settings, max: 1 })
  sending.on('error', onError)
  sending.on('connect', (client) => client.on('error', onError))
  let sent: Promise<unknown> = Promise.resolve()
  const { promise: hears, resolve: hearsFirst } = Promise.withResolvers<void>()
  let heardBefore = false
  let closed = false

  const pool = {
    query(text: string, values?: unknown[]) {
      const result = sending.query(text, values)
      sent = result.catch(() => undefined)
      return result
    },
    /** The listening connection stands outside the pool, which would keep the slot of a lost one. */
    async connect() {
      // A refused connection is retried for ever.
      if (closed) return new Promise<never>(() => undefined)
      const client = new pg.Client(settings)
      client.on('error', onError)
      await client.connect()
      await client.query(`listen "${prefix}#/"`)
      if (heardBefore) onGap()
      heardBefore = true
      hearsFirst()
      return Object.assign(client, { release: () => void client.end().catch(() => undefined) })
    },
  }

  return {
    hears,
    adapter: createAdapter(pool as unknown as pg.Pool, {
      channelPrefix: prefix,
      tableName: 'realtime_payloads',
      payloadThreshold: largestNotification,
      cleanupInterval: payloadsLive,
      errorHandler: onError,
    }),
    async close() {
      closed = true
      await sent
      await sending.end()
    },
  }
}
