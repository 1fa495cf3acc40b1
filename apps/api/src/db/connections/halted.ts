import pg from 'pg'
import { afterHearing } from './patience.ts'

/** Milliseconds between two checks. */
const lookEvery = 1_000
/** Milliseconds for which a connection is held before the server is probed. */
const long = 2_000
/** Milliseconds that a probe may take, and how many may fail before the server counts as halted. */
const patience = 3_000
const mayFail = 2

/**
 * Cuts the connections to a halted server, which neither answers nor refuses, so that callers learn that the database
 * is away. Slow answers are left alone. Ends with the pool.
 */
export function cutWhenHalted(pool: pg.Pool, connection: pg.ClientConfig): void {
  const held = new Map<pg.PoolClient, number>()
  pool.on('acquire', (client) => held.set(client, performance.now()))
  pool.on('release', (_, client) => held.delete(client))
  let failed = 0
  let asking = false

  async function look(): Promise<void> {
    const since = performance.now() - long
    const waits = () => [...held].filter(([, from]) => from < since)
    if (asking || waits().length === 0) return
    asking = true
    const answers = await doesAnswer(connection).finally(() => (asking = false))
    failed = answers ? 0 : failed + 1
    if (failed < mayFail) return
    for (const [client] of waits()) cut(client)
  }

  const timer = setInterval(() => {
    if (pool.ending) return clearInterval(timer)
    void look()
  }, lookEvery)
  timer.unref()
}

/** Whether a server takes a new connection and answers in time; a refusal is an answer too. */
async function doesAnswer(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, application_name: 'apron looks' })
  client.on('error', () => undefined)
  const calm = afterHearing(patience, () => cut(client))
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return (error as { code?: string }).code !== undefined
  } finally {
    calm()
    void client.end().catch(() => undefined)
  }
}

/** No goodbye is sent: a halted server would not read it. */
const cut = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
