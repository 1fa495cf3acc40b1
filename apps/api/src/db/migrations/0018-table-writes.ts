import { sql, type Kysely } from 'kysely'

/** Tables that are read far more often than written: what was made from them may be kept until they are written again. */
const noted = [
  'audit_members',
  'audits',
  'categories',
  'document_groups',
  'documents',
  'groups',
  'item_statuses',
  'library_groups',
  'library_item_tags',
  'library_items',
  'notifications',
  'organizations',
  'permissions',
  'positions',
  'tags',
  'team_roles',
  'users',
]

/** Which transaction has written to which table, whoever made it: a call, a job, a command, an older process, an operator. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table table_writes (
      xid xid8 not null default pg_current_xact_id(),
      name text not null,
      -- When it was first looked at after its commit; from then on it counts how long it is kept.
      seen_at timestamptz,
      primary key (xid, name)
    );

    create function note_write() returns trigger language plpgsql as $$
    begin
      insert into table_writes (name) values (tg_table_name) on conflict do nothing;
      return null;
    end $$;

    create function note_writes(noted regclass) returns void language plpgsql as $$
    begin
      execute format('create trigger note_write after insert or update or delete or truncate on %s
        for each statement execute function note_write()', noted);
    end $$;
  `.execute(db)
  for (const table of noted) await sql`select note_writes(${table}::regclass)`.execute(db)
}
