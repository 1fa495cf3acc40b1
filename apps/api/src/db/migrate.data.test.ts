import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { addressOf } from '#testing/processes/two-apps.ts'
import { spawnApp } from '#testing/processes/running-app.ts'
import { readCatalogue } from './catalogue/read-catalogue.ts'
import { openDatabase, openPool, type Database } from './client.ts'
import { earlierMigrations } from './earlier-migrations.ts'
import { migrate, MigrationError, missingIn, provider } from './migrate.ts'

let database: TestDatabase
let pool: ReturnType<typeof openPool>
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.connection, () => undefined)
  db = openDatabase(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

type Row = { name: string; timestamp: string }
const rows = async () => (await sql<Row>`select name, timestamp from kysely_migration order by name`.execute(db)).rows
const names = async () => (await rows()).map(({ name }) => name)
const byName = (one: string, other: string) => (one < other ? -1 : 1)
const own = async () => Object.keys(await provider.getMigrations())

/** As the migrations before the baseline left it, a millisecond after one another. */
const madeBefore = (migrations: readonly string[], last = '2026-11-29T00:00:00.000Z') =>
  db.transaction().execute(async (trx) => {
    await sql`delete from kysely_migration`.execute(trx)
    for (const [place, name] of migrations.entries()) {
      const timestamp = new Date(Date.parse(last) - migrations.length + place + 1).toISOString()
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(trx)
    }
  })
const without = (name: string) => earlierMigrations.filter((one) => one !== name)

it('an empty database has the baseline alone', async () => {
  expect(await names()).toEqual(await own())
  expect((await own()).toSorted(byName)).toEqual(await own())
})

describe('a database that all migrations before the baseline have made', () => {
  it('has the baseline, and what they noted stays for older processes', async () => {
    await madeBefore(earlierMigrations)
    const [before, catalogue] = [await rows(), await readCatalogue(db)]
    expect(await missingIn(db)).toEqual(await own())
    expect((await migrate(db)).toSorted(byName)).toEqual(await own())
    expect(await missingIn(db)).toEqual([])
    expect(await names()).toEqual([...earlierMigrations, ...(await own())].toSorted(byName))
    expect((await rows()).slice(0, before.length)).toEqual(before)
    expect(await readCatalogue(db)).toBe(catalogue)
    expect(await migrate(db)).toEqual([])
  })

  it('has it also by a clock that is behind, and when two processes see it together', async () => {
    await madeBefore(earlierMigrations, '2126-01-01T00:00:00.000Z')
    const [one, other] = await Promise.all([migrate(db), migrate(db)])
    expect([...one, ...other].toSorted(byName)).toEqual(await own())
    expect(await migrate(db)).toEqual([])
    expect(await missingIn(db)).toEqual([])
  })
})

describe('a database that lacks some of them', () => {
  it.each([
    ['the last', without('0066-addenda'), 'it lacks 0066-addenda)'],
    ['one between', without('0018-table-writes'), 'it lacks 0018-table-writes)'],
    ['all but the first', ['0001-people'], `it lacks 0002-library and ${earlierMigrations.length - 2} more)`],
  ])('is refused by the name of the version to go through, and left alone: %s', async (_, made, lacks) => {
    await madeBefore(made)
    const refused = migrate(db)
    await expect(refused).rejects.toThrow(MigrationError)
    await expect(refused).rejects.toThrow(`${lacks}. Start version 3.0.0 with it once, and then this one.`)
    expect(await names()).toEqual(made)
    expect(await missingIn(db)).toEqual(await own())
  })

  it('ends a start with that sentence', async () => {
    await madeBefore(without('0066-addenda'))
    const directory = await mkdtemp(join(tmpdir(), 'apron-older-'))
    const app = spawnApp(directory, { DATABASE_URL: addressOf(database.connection) })
    onTestFinished(async () => {
      await app.end('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    })
    expect(await app.gone).toBe(1)
    expect(app.said()).toMatch(/^\nThe data was written by an older version .*Start version 3\.0\.0 with it once.*\n$/)
  })
})

it('a database of a newer version is refused, also beside the migrations before the baseline', async () => {
  await madeBefore([...earlierMigrations, '9999-later'])
  await expect(migrate(db)).rejects.toThrow('written by a newer version of the product (it has 9999-later)')
  expect(await names()).toEqual([...earlierMigrations, '9999-later'])
})
