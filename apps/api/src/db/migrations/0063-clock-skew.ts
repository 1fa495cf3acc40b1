import { sql, type Kysely } from 'kysely'

/** By how many seconds the clock of a device was ahead when it sent what it says was said at a time. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table audit_item_heads add column clock_skew integer;
    alter table audit_item_history add column clock_skew integer;
  `.execute(db)
}
