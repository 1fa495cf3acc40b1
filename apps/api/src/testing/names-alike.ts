import { sql } from 'kysely'
import type { World } from './world.ts'

/** Positions whose names differ in case and diacritics alone, as they may stand from before names were compared so. */
export async function makeAlike({ db }: World, ...names: string[]): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    await sql`drop index positions_name`.execute(trx)
    await sql`create unique index positions_name on positions (lower(name))`.execute(trx)
    const values = names.map((name) => ({ name, order: 1 }))
    const rows = await trx.insertInto('positions').values(values).returning('id').execute()
    return rows.map(({ id }) => id)
  })
}
