import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { permissionRows } from '../areas.ts'
import { openDatabase, openPool } from '../db/client.ts'
import { startEmbedded } from '../db/embedded/start.ts'
import { migrate } from '../db/migrate.ts'
import { openQueue } from '../jobs/queue.ts'
import { seedFoundation } from '../db/seeds/foundation.ts'
import { inMemory } from './in-memory.ts'

/** A PostgreSQL on which a test may create databases. */
export type TestServer = { host: string; port: number; user: string; password?: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
    /** The name of a migrated database to copy. */
    testTemplate: string
    /** A directory for what a run makes once; it goes with the run. */
    testDirectory: string
  }
}

/** One server for the whole run, with one migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(inMemory(), 'apron-test-'))
  const { server, stop } = await startServer(join(directory, 'postgres'))
  const template = `apron_template_${randomBytes(4).toString('hex')}`
  await administer(server, `create database ${template}`)
  const pool = openPool({ ...server, database: template }, () => undefined, 2)
  const db = openDatabase(pool)
  await migrate(db)
  await seedFoundation(db, permissionRows)
  await pool.end()
  // Spares each test what a first start makes.
  const queue = openQueue({ ...server, database: template }, () => undefined)
  await queue.start()
  await queue.stop({ graceful: false })
  project.provide('testServer', server)
  project.provide('testTemplate', template)
  project.provide('testDirectory', directory)
  return async () => {
    await administer(server, `drop database if exists ${template} with (force)`)
    await stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function startServer(directory: string): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const url = process.env['APRON_TEST_DATABASE_URL']
  if (url) {
    const { host, port, user = 'postgres', password } = new pg.Client(url)
    return { server: { host, port, user, ...(password && { password }) }, stop: () => Promise.resolve() }
  }
  const embedded = await startEmbedded({ directory, log: () => undefined })
  const { host, port, user } = embedded.connection
  return { server: { host, port, user }, stop: () => embedded.stop() }
}

async function administer(server: TestServer, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
