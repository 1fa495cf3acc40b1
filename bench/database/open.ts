import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '../../apps/api/src/app.ts'
import { permissionRows } from '../../apps/api/src/areas.ts'
import { openDatabase, openPool, type Database } from '../../apps/api/src/db/client.ts'
import type { EmbeddedConnection } from '../../apps/api/src/db/embedded/connection.ts'
import { startEmbedded } from '../../apps/api/src/db/embedded/start.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { seedFoundation } from '../../apps/api/src/db/seeds/foundation.ts'
import { readConfig } from '../../apps/api/src/start/config.ts'
import { hashToken } from '../../apps/api/src/http/rights/authenticate.ts'
import { say } from '../say.ts'
import { buildDataSet } from './data-set.ts'

/** The large data set in a PostgreSQL of its own, and a directory for what else a server keeps. */
export type FilledDatabase = { db: Database; connection: EmbeddedConnection; directory: string }

/** The session of an administrator in the data set. */
export const token = 'bench'

/** Starts a PostgreSQL in a directory of its own and fills it, with the large data set where nothing else is said; `close` ends and deletes it. */
export async function openFilled(build = buildDataSet): Promise<FilledDatabase & { close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'apron-bench-'))
  const embedded = await startEmbedded({ directory: join(directory, 'postgres'), log: () => undefined })
  const { connection } = embedded
  const pool = openPool(connection, () => undefined)
  const close = async () => {
    await pool.end()
    await embedded.stop()
    // Processes of a server that has just ended may still be leaving.
    await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  const db = openDatabase(pool)
  try {
    await fill(db, build, () => haveMorning({ db, connection, directory }))
    return { db, connection, directory, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Runs the hourly and daily jobs of the product before the measurement: everybody here may do everything, and would be
 * notified of every document that expires.
 */
async function haveMorning({ db, connection, directory }: FilledDatabase): Promise<void> {
  const config = readConfig({ APRON_SECRET: 'bench', APRON_DATA: directory, APRON_CAPTCHA: 'off' })
  const { server } = await buildApp({ config, db, connection, filesDirectory: `${directory}/files` })
  await server.ready()
  const left = db.selectFrom('jobs').select('id').limit(1)
  const begun = db.selectFrom('job_periods').select('kind').limit(1)
  while ((await begun.execute()).length === 0 || (await left.execute()).length > 0) await sleep(50)
  await server.close()
}

async function fill(db: Database, build: (db: Database) => Promise<void>, prepare: () => Promise<void>): Promise<void> {
  await migrate(db)
  await seedFoundation(db, permissionRows, 'en')
  await prepare()
  const began = performance.now()
  await build(db)
  say(`data set built in ${Math.round((performance.now() - began) / 1000)} s`)
  const expires_at = new Date(Date.now() + 24 * 3_600_000)
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: 1, address: '-', agent: '-', expires_at })
    .execute()
}
