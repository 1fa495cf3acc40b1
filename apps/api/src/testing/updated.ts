import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { openDatabase, openPool, type Database } from '../db/client.ts'
import { migrate, provider } from '../db/migrate.ts'
import { createTestDatabase } from './database.ts'

/** A database as the version had it that ended with a migration, with what is written then, brought up to date. */
export async function updatedFrom(
  last: string,
  write: (db: Database) => Promise<unknown>,
): Promise<{ db: Database; stop(): Promise<void> }> {
  const database = await createTestDatabase('template0')
  const pool = openPool(database.connection, () => undefined)
  const db = openDatabase(pool)
  const migrator = new Migrator({ db: db as unknown as Kysely<unknown>, provider })
  const { error } = await migrator.migrateTo(last)
  if (error) throw error
  await write(db)
  await migrate(db)
  return {
    db,
    async stop() {
      await pool.end()
      await database.drop()
    },
  }
}
