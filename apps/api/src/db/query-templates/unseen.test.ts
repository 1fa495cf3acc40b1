import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '#testing/database.ts'
import { openDatabase, openPool, type Database } from '../client.ts'
import { withGenericPlan } from './generic-plan.ts'

/** How often the rows of the second of two owners were counted by a plan for anybody, and by one for them, in nine times. */
async function plansOf(db: Database, owner: (id: number) => number): Promise<unknown> {
  const counted = sql`select count(*) from owned where owner = ${owner(2)}::integer`
  for (const _ of Array.from({ length: 9 })) await counted.execute(db)
  const { rows } = await sql`select generic_plans::integer as generic, custom_plans::integer as custom
    from pg_prepared_statements where statement = ${counted.compile(db).sql}`.execute(db)
  return rows
}

it('lets a statement be planned once, whoever asks and however few rows are theirs', async () => {
  const database = await createTestDatabase('template0')
  const pool = openPool(database.connection, () => undefined)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  await openDatabase(pool)
    .connection()
    .execute(async (db) => {
      // Nearly all of it belongs to the first: of the second any plan for their rows alone looks cheaper.
      await sql`create table owned as select case when n = 1 then 2 else 1 end as owner from generate_series(1, 50000) n`.execute(
        db,
      )
      await sql`create index on owned (owner)`.execute(db)
      await sql`analyze owned`.execute(db)
      expect(await plansOf(db, (id) => id)).toEqual([{ generic: 0, custom: 9 }])
      expect(await plansOf(db, (id) => withGenericPlan(id, 'integer'))).toEqual([{ generic: 4, custom: 5 }])
    })
})
