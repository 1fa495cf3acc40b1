import { sql, type Kysely } from 'kysely'

/** How much of their allowance people and addresses have used, as far as several processes tell one another. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Lost in a crash without harm: each process goes on from what it has counted itself.
    create unlogged table limits (
      subject text primary key,
      until timestamptz not null
    );
  `.execute(db)
}
