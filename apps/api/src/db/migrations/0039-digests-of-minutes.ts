import { sql, type Kysely } from 'kysely'

/** By which saved minutes are known from outside: the SHA-256 of all that they froze, which the database makes of what lies there. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What is hashed, to the letter: PostgreSQL's own text of a jsonb, whose keys it orders and whose blanks it sets.
    -- It never changes: whatever minutes freeze later goes into the snapshot, under a new version.
    create function minutes_frozen(
      id integer, audit_id integer, number text, is_addendum boolean, author_id integer, author_name text,
      created_at timestamptz, conclusion text, self_assessment text, snapshot jsonb
    ) returns text language sql immutable parallel safe as $$
      select jsonb_build_object(
        'id', id, 'audit_id', audit_id, 'number', number, 'is_addendum', is_addendum,
        'author', jsonb_build_object('id', author_id, 'name', author_name),
        'saved_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'conclusion', conclusion, 'self_assessment', self_assessment, 'snapshot', snapshot)::text
    $$;
    create function minutes_digest(
      id integer, audit_id integer, number text, is_addendum boolean, author_id integer, author_name text,
      created_at timestamptz, conclusion text, self_assessment text, snapshot jsonb
    ) returns text language sql immutable parallel safe as $$
      select encode(sha256(convert_to(minutes_frozen(id, audit_id, number, is_addendum, author_id, author_name,
        created_at, conclusion, self_assessment, snapshot), 'UTF8')), 'hex')
    $$;
    alter table minutes add column digest text not null generated always as (minutes_digest(id, audit_id, number,
      is_addendum, author_id, author_name, created_at, conclusion, self_assessment, snapshot)) stored;
    create unique index minutes_digest on minutes (digest);
  `.execute(db)
}
