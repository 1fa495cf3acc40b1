import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestServer } from './global-setup.ts'

export type TestDatabase = { connection: TestServer & { database: string }; drop: () => Promise<void> }

/** A migrated, otherwise empty database of the test file's own; of the template `template0` one that nothing was written to. */
export async function createTestDatabase(template = inject('testTemplate')): Promise<TestDatabase> {
  const server = inject('testServer')
  const database = `apron_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${database} template ${template} strategy file_copy`)
  return {
    connection: { ...server, database },
    drop: () => administer(server, `drop database if exists ${database} with (force)`),
  }
}

async function administer(server: TestServer, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
