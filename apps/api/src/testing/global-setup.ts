import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#db/embedded/start.ts'
import { inMemory } from './in-memory.ts'
import { fillTemplate, ownTemplate, placeCluster } from './template.ts'

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
  const url = process.env['APRON_TEST_DATABASE_URL']
  const { server, template, stop } = await (url ? joinServer(url) : startServer(join(directory, 'postgres')))
  project.provide('testServer', server)
  project.provide('testTemplate', template)
  project.provide('testDirectory', directory)
  return async () => {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function startServer(directory: string) {
  await placeCluster(directory, (connection) => administer(connection, `create database ${ownTemplate}`))
  const embedded = await startEmbedded({ directory, log: () => undefined })
  const { host, port, user } = embedded.connection
  return { server: { host, port, user }, template: ownTemplate, stop: () => embedded.stop() }
}

/** A server that somebody else has started, and may use for more. */
async function joinServer(url: string) {
  const { host, port, user = 'postgres', password } = new pg.Client(url)
  const server: TestServer = { host, port, user, ...(password && { password }) }
  const template = `${ownTemplate}_${randomBytes(4).toString('hex')}`
  await administer(server, `create database ${template}`)
  await fillTemplate({ ...server, database: template })
  return { server, template, stop: () => administer(server, `drop database if exists ${template} with (force)`) }
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
