import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { permissionRows } from '../areas.ts'
import { openDatabase, openPool } from '../db/client.ts'
import { startEmbedded } from '../db/embedded/start.ts'
import { migrate } from '../db/migrate.ts'
import { openQueue } from '../jobs/queue.ts'
import { seedFoundation } from '../db/seeds/foundation.ts'

/** A PostgreSQL on which a test may create databases. */
export type TestServer = { host: string; port: number; user: string; password?: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
    /** The name of a migrated database to copy. */
    testTemplate: string
  }
}

/** Bytes: a dozen databases and what PostgreSQL writes ahead. */
const leastMemory = 3 * 1024 ** 3

/** One server for the whole run, with one migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer()
  const template = `apron_template_${randomBytes(4).toString('hex')}`
  await administer(server, `create database ${template}`)
  const pool = openPool({ ...server, database: template }, () => undefined, 2)
  const db = openDatabase(pool)
  await migrate(db)
  await seedFoundation(db, permissionRows, 'en')
  await pool.end()
  // Spares each test what a first start makes.
  const queue = openQueue({ ...server, database: template }, () => undefined)
  await queue.start()
  await queue.stop({ graceful: false })
  project.provide('testServer', server)
  project.provide('testTemplate', template)
  return async () => {
    await administer(server, `drop database if exists ${template} with (force)`)
    await stop()
  }
}

async function startServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const url = process.env['APRON_TEST_DATABASE_URL']
  if (url) {
    const { host, port, user = 'postgres', password } = new pg.Client(url)
    return { server: { host, port, user, ...(password && { password }) }, stop: () => Promise.resolve() }
  }
  const directory = mkdtempSync(join(inMemory(), 'apron-test-'))
  const embedded = await startEmbedded({ directory, log: () => undefined })
  const { host, port, user } = embedded.connection
  return {
    server: { host, port, user },
    stop: async () => {
      await embedded.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A directory in memory, if there is a large one: most of the time of a test went into writing its database to the disk. */
function inMemory(): string {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > leastMemory ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
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
