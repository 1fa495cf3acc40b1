import { sql, type Kysely } from 'kysely'

/** The media library: what was put there, and videos and sounds. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table files
      add column duration double precision check (duration >= 0),
      drop constraint files_kind_check,
      add constraint files_kind_check check (kind in ('image', 'document', 'video', 'audio'));

    create table media (
      id integer primary key references files,
      -- As the file has them, so that one index narrows, finds and orders.
      kind text not null check (kind in ('image', 'document', 'video', 'audio')),
      name text not null,
      search text generated always as (fold(name)) stored,
      maker_id integer references users,
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index on media (kind, id) where deleted_at is null;
    create index on media (id) where deleted_at is null;
    create index on media (deleted_at, id) where deleted_at is not null;
    create index on media (name, id) where kind = 'document' and deleted_at is null;
    create index on media using gin (search gin_trgm_ops);
    create index on media (maker_id);
    call watch_files('media', 'id', 'file');

    -- What came into the library before there was one, by the three calls that put something there.
    insert into media (id, kind, name, maker_id, created_at)
    select f.id, f.kind, f.name, f.owner_id, f.created_at from files f
    where f.deleted_at is null and f.swept_at is null and f.id in (
      select subject_id from audit_trail where action = 'file.uploaded'
      union
      select (after ->> 'file_id')::integer from audit_trail
      where action in ('library_item.image_uploaded', 'document_item.image_uploaded') and after ? 'file_id'
    );
  `.execute(db)
}
