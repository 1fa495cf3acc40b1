import { sql, type Kysely } from 'kysely'

/** A finding has somebody who answers for its correction. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table audit_items add column responsible_id integer references users;
    create index on audit_items (responsible_id) where responsible_id is not null;
  `.execute(db)
}
