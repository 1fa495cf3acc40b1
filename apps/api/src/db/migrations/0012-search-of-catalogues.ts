import { sql, type Kysely } from 'kysely'

/** User groups, positions and team roles are found by a few letters, as organisations and people are. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table groups add column search text generated always as (fold(name)) stored;
    create index on groups using gin (search gin_trgm_ops);
    alter table positions add column search text generated always as (fold(name)) stored;
    create index on positions using gin (search gin_trgm_ops);
    alter table team_roles add column search text generated always as (fold(alias)) stored;
    create index on team_roles using gin (search gin_trgm_ops);
  `.execute(db)
}
