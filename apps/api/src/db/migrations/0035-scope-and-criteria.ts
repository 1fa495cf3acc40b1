import { sql, type Kysely } from 'kysely'

/** What an audit covers, and what it is held against. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table audits add column scope text not null default '', add column criteria text not null default '';
  `.execute(db)
}
