import { sql, type Kysely } from 'kysely'

/** What the members of a group see on their dashboard. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table group_dashboards (
      group_id integer primary key references groups on delete cascade,
      panels jsonb not null
    );
  `.execute(db)
}
