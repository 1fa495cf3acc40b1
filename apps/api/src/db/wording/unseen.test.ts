import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createTestDatabase } from '../../testing/database.ts'
import { openDatabase, openPool, type Database } from '../client.ts'
import { unseen } from './unseen.ts'

let client: Client
let close: () => Promise<void>
let words: Database
beforeAll(async () => {
  const database = await createTestDatabase('template0')
  client = new Client(database.connection)
  await client.connect()
  const pool = openPool(database.connection, () => undefined)
  words = openDatabase(pool)
  close = async () => {
    await client.end()
    await pool.end()
    await database.drop()
  }
  // Nearly all of it belongs to one of two people: of the other any plan for their rows alone looks cheaper.
  await client.query(`create table owned as select case when n = 1 then 2 else 1 end as owner, n from generate_series(1, 50000) n;
    create index on owned (owner); analyze owned`)
})
afterAll(() => close())

/** How often the rows of the second of the two were counted by a plan for anybody, and by one for them, in nine times. */
async function plansOf(name: string, owner: (id: number) => number): Promise<{ generic: number; custom: number }> {
  const { sql: text, parameters } = sql`select count(*) from owned where owner = ${owner(2)}::integer`.compile(words)
  for (const _ of Array.from({ length: 9 })) await client.query({ name, text, values: [...parameters] })
  const { rows } = await client.query(
    'select generic_plans::integer as generic, custom_plans::integer as custom from pg_prepared_statements where name = $1',
    [name],
  )
  return rows[0]
}

it('lets a statement be planned once, whoever asks and however few rows are theirs', async () => {
  expect(await plansOf('seen', (id) => id)).toEqual({ generic: 0, custom: 9 })
  expect(await plansOf('unseen', (id) => unseen(id, 'integer'))).toEqual({ generic: 4, custom: 5 })
})
