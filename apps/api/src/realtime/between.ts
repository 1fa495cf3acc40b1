import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import type { Connection } from '../db/client.ts'

/** What joins the realtime channels of several processes. */
export type Between = {
  adapter: ReturnType<typeof createAdapter>
  /** What the others send is heard here from now on. */
  hears: Promise<void>
  /** Waits until what was sent has left. */
  close(): Promise<void>
}

const prefix = 'apron'
/** Bytes; PostgreSQL takes less than 8000. */
const largestNotification = 7_900
/** Milliseconds that what is longer waits for those who fetch it. */
const payloadsLive = 10_000

/**
 * Sends realtime events to the other processes on a database, by its notifications. `onGap` is called when the
 * connection that hears is there again after it was lost: what the others sent meanwhile was heard by nobody here.
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
    /** The connection that hears stands outside of the pool, which would keep the place of one that was lost. */
    async connect() {
      // Whoever is refused tries again for ever.
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
