import { sql, type Kysely } from 'kysely'

/** The orders and filters of the lists of groups and team roles. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index on groups (name collate natural_order, id);
    create index on groups (status, id);
    create index on team_roles ("order", id);
  `.execute(db)
}
