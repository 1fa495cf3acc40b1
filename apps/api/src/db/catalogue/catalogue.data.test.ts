import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { openDatabase, openPool, type Database } from '../client.ts'
import { afterBaseline } from '../earlier-migrations.ts'
import { provider } from '../migrate.ts'
import { readCatalogue } from './read-catalogue.ts'

let database: TestDatabase
let pool: ReturnType<typeof openPool>
let db: Database
beforeAll(async () => {
  database = await createTestDatabase('template0')
  pool = openPool(database.connection, () => undefined)
  db = openDatabase(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

it('the baseline makes to the letter what the migrations before it had made', async () => {
  const all = Object.entries(await provider.getMigrations())
  const baseline = Object.fromEntries(all.filter(([name]) => name < afterBaseline))
  const migrator = new Migrator({
    db: db as unknown as Kysely<unknown>,
    provider: { getMigrations: () => Promise.resolve(baseline) },
  })
  const { error } = await migrator.migrateToLatest()
  expect(error).toBeUndefined()
  // Printed of what the last of them left, and never written anew.
  const made = await readFile(join(import.meta.dirname, 'catalogue.txt'), 'utf8')
  expect((await readCatalogue(db)).split('\n')).toEqual(made.split('\n'))
})
