import { sql, type Kysely } from 'kysely'

/**
 * The digest of minutes finds what it is made of without a search path, which a dump that is restored does not have:
 * the function that it calls is bound when it is made, and not looked for by its name.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function minutes_digest(
      id integer, audit_id integer, number text, is_addendum boolean, author_id integer, author_name text,
      created_at timestamptz, conclusion text, self_assessment text, snapshot jsonb
    ) returns text language sql immutable parallel safe
    return encode(sha256(convert_to(minutes_frozen(id, audit_id, number, is_addendum, author_id, author_name,
      created_at, conclusion, self_assessment, snapshot), 'UTF8')), 'hex')
  `.execute(db)
}
