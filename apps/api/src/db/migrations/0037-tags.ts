import { sql, type Kysely } from 'kysely'

/** Tags are found by a few letters and listed by name. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table tags
      add column search text generated always as (fold(name || ' ' || coalesce(description, ''))) stored;
    create index on tags using gin (search gin_trgm_ops);
    create index on tags (name collate natural_order, id);
  `.execute(db)
}
