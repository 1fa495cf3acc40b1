import { availableParallelism } from 'node:os'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { enableTableCache } from './table-cache/table-cache.ts'
import type { Database, Tables } from './schema/index.ts'
import { openConcurrencyLimiter, type ReleaseSlot } from './connections/concurrency-limiter.ts'
import { isConnectionTimeout } from './connections/unreachable.ts'
import { cutWhenHalted } from './connections/halted.ts'
import { afterHearing } from './connections/patience.ts'
import { NamingClient } from './connections/statements.ts'

export type { Database } from './schema/index.ts'
/** Where a PostgreSQL listens: a connection string, or the parts (a socket directory counts as host). */
export type Connection =
  | { connectionString: string }
  | { host: string; user: string; database: string; port?: number; password?: string }

const bigint = 20
/** What a sum of whole numbers comes to. */
const numeric = 1700
const date = 1082
const timestamp = 1184
const instant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/
/** The same as a date would write it, in a fifth of the time. */
function toInstant(value: string): string {
  if (!instant.test(value)) return new Date(value).toISOString()
  const fraction = value.slice(20, -3)
  const thousandths = fraction.length < 3 ? fraction.padEnd(3, '0') : fraction.slice(0, 3)
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${thousandths}Z`
}
const parsers = new Map<number, (value: string) => unknown>([
  [bigint, Number],
  [numeric, Number],
  [date, (value) => value],
  [timestamp, toInstant],
])
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
}

/** Opens a pool of at most `size` connections; a connection that breaks is reported to `onError` and replaced. */
export function openPool(connection: Connection, onError: (error: Error) => void, size = 20): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    types: types as pg.CustomTypesConfig,
    Client: NamingClient as unknown as typeof pg.Client,
    application_name: 'apron',
    options: '-c timezone=UTC',
    connectionTimeoutMillis: longestWait,
  } as pg.PoolConfig)
  pool.on('error', onError)
  // Without a listener of its own, a connection that the server drops ends the process.
  pool.on('connect', (client) => client.on('error', onError))
  cutWhenHalted(pool, connection)
  return pool
}

/**
 * Milliseconds to wait for a connection, and how often the process must have been awake meanwhile before it gives up.
 */
const longestWait = 15_000
const heardOfIt = 10_000

/** A connection of the pool. One that failed to come because this process was late is waited for once more. */
async function connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
  if (pool.idleCount > 0) return pool.connect()
  let hasHeard = false
  const stop = afterHearing(heardOfIt, () => (hasHeard = true))
  try {
    return await pool.connect()
  } catch (error) {
    if (hasHeard || !isConnectionTimeout(error)) throw error
    return await pool.connect()
  } finally {
    stop()
  }
}

const pools = new WeakMap<Database, pg.Pool>()

/**
 * Statements and transactions that run at a time while none is slow: more PostgreSQL processes would take the cores
 * from the processes that read their answers.
 */
const atOnce = Math.max(4, 3 * availableParallelism())
/** Milliseconds after which a statement no longer counts against the limit. */
const tooLong = 20

/** The query builder over a pool, with at most a few statements at a time and the table cache. */
export function openDatabase(pool: pg.Pool): Database {
  const enter = openConcurrencyLimiter(atOnce, tooLong)
  const connect = async () => {
    const leave = await enter()
    try {
      return letGo(await connectTo(pool), leave)
    } catch (error) {
      leave()
      throw error
    }
  }
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } })
  const db = new Kysely<Tables>({ dialect })
  enableTableCache(db)
  pools.set(db, pool)
  return db
}

/** The pool gives a connection a new `release` each time that it is taken. */
function letGo(client: pg.PoolClient, leave: ReleaseSlot): pg.PoolClient {
  const { release } = client
  client.release = (error) => {
    release(error)
    leave()
  }
  return client
}

/** How many connections a database has open, and how many calls wait for one; undefined for a transaction. */
export function connectionsOf(db: Database): { busy: number; idle: number; waiting: number } | undefined {
  const pool = pools.get(db)
  return pool && { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}
