import { sql, type Kysely } from 'kysely'

/** How many files the library and its trash have is counted once, until one comes or goes. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`select note_writes('media'::regclass)`.execute(db)
}
