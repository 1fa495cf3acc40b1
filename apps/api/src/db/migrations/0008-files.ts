import { sql, type Kysely } from 'kysely'

/** What a photo told of itself, and files that nothing refers to any more. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table files
      add column received_digest text,
      add column taken_at timestamptz,
      add column latitude double precision check (latitude between -90 and 90),
      add column longitude double precision check (longitude between -180 and 180),
      add column swept_at timestamptz,
      add check (num_nulls(latitude, longitude) <> 1);
    -- Pictures are looked at one by one while the product runs.
    update files set received_digest = digest where kind <> 'image';
    create index on files (id) where received_digest is null;
    create index on files (deleted_at) where deleted_at is not null and swept_at is null;

    -- Files that some record has let go of; whether another still refers to them is looked at next.
    create table released_files (
      file_id integer primary key references files
    );

    create function picture_ids(html text) returns integer[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct found[1]::integer), '{}')
      from regexp_matches(html, '/files/([0-9]{1,9})/(?:original|small)', 'g') as matches (found)
    $$;

    create function note_file_uses() returns trigger language plpgsql as $$
    declare
      was_used integer[] := '{}';
      is_used integer[] := '{}';
    begin
      if tg_op <> 'INSERT' then
        was_used := case tg_argv[1] when 'file' then array[(to_jsonb(old) ->> tg_argv[0])::integer]
          else picture_ids(to_jsonb(old) ->> tg_argv[0]) end;
      end if;
      if tg_op <> 'DELETE' then
        is_used := case tg_argv[1] when 'file' then array[(to_jsonb(new) ->> tg_argv[0])::integer]
          else picture_ids(to_jsonb(new) ->> tg_argv[0]) end;
      end if;
      insert into released_files
      select id from files where id = any(was_used) and id <> all(array_remove(is_used, null)) order by id
      on conflict do nothing;
      -- What is put back is there again.
      update files set deleted_at = null where id = any(is_used) and deleted_at is not null and swept_at is null;
      return null;
    end $$;

    -- Whoever makes a column that refers to a file, or holds rich text, has it watched.
    create procedure watch_files(of_table text, of_column text, holds text) language plpgsql as $$
    declare
      is_used text := case holds when 'file' then '%s.%I is not null' else '%s.%I like ''%%/files/%%''' end;
      uses_old text := format(is_used, 'old', of_column);
      uses_new text := format(is_used, 'new', of_column);
      note text := format('execute function note_file_uses(%L, %L)', of_column, holds);
      name text := format('%s_%s_files', of_table, of_column);
    begin
      execute format('create trigger %I after insert on %I for each row when (%s) %s',
        name || '_added', of_table, uses_new, note);
      execute format('create trigger %I after delete on %I for each row when (%s) %s',
        name || '_gone', of_table, uses_old, note);
      execute format(
        'create trigger %1$I after update of %2$I on %3$I for each row
          when (old.%2$I is distinct from new.%2$I and (%4$s or %5$s)) %6$s',
        name || '_changed', of_column, of_table, uses_old, uses_new, note);
      if holds = 'pictures' then
        execute format('create index on %1$I using gin (picture_ids(%2$I)) where %2$I like ''%%/files/%%''',
          of_table, of_column);
      end if;
    end $$;

    call watch_files('users', 'avatar_id', 'file');
    call watch_files('comment_files', 'file_id', 'file');
    call watch_files('chat_message_files', 'file_id', 'file');
    call watch_files('minutes_files', 'file_id', 'file');
    call watch_files('comments', 'content', 'pictures');
    call watch_files('comments', 'result', 'pictures');
    call watch_files('library_items', 'content', 'pictures');
    call watch_files('audit_items', 'content', 'pictures');
    call watch_files('document_items', 'content', 'pictures');

    -- What was deleted so far. A file that was only ever uploaded may still be waiting for its text.
    insert into released_files
    select id from files f where not exists (
      select from audit_trail t where t.action = 'file.uploaded' and t.subject_id = f.id
    ) and id not in (
      select (after ->> 'file_id')::integer from audit_trail
      where action = 'library_item.image_uploaded' and after ? 'file_id');
  `.execute(db)
}
