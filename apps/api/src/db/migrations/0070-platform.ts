import { sql, type Kysely } from 'kysely'

/** What the tables of all areas are made with, and what processes on one database exchange. */
export async function up(db: Kysely<never>): Promise<void> {
  await searching(db)
  await writes(db)
  await processes(db)
}

async function searching(db: Kysely<never>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;

    -- Digits inside a name count as numbers, so that "Điều 10" follows "Điều 9".
    create collation if not exists natural_order (provider = icu, locale = 'vi-u-kn-true');

    -- Case and Vietnamese diacritics do not matter in a search.
    create function fold(value text) returns text language sql immutable strict parallel safe as $$
      select lower(translate(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'), 'đĐ', 'dd'))
    $$;
  `.execute(db)
}

async function writes(db: Kysely<never>): Promise<void> {
  await sql`
    -- Which transaction has written to which table, whoever made it: a call, a job, a command, an older process, an
    -- operator. What was made from a table that is read far more often than written is kept until then.
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

    -- Since when a record waits for a decision. Whoever writes a record need not know: a record that is put back to wait
    -- may bring the instant that it had.
    create function note_waiting() returns trigger language plpgsql as $$
    begin
      new.waits_since := case when new.status = 0 then coalesce(new.waits_since, now()) end;
      return new;
    end $$;

    -- What changed, in the order in which it may be given out: by the transaction, and within it as it was written. A
    -- sequence alone is no order, as what commits later may have the smaller number.
    create table changes (
      xid xid8 not null default pg_current_xact_id(),
      seq bigint generated always as identity,
      entity text not null,
      id integer,
      audit_id integer,
      at timestamptz not null default now(),
      primary key (xid, seq)
    );
    create index on changes (audit_id, xid, seq) where audit_id is not null;
    -- Rows come in the order of time: a small index is enough to throw the oldest away.
    create index on changes using brin (at);
  `.execute(db)
}

/** None of it outlives a crash, nor has to: each process writes itself anew every second, and knows what it has counted. */
async function processes(db: Kysely<never>): Promise<void> {
  await sql`
    create unlogged table processes (
      id text primary key,
      user_ids integer[] not null,
      beat_at timestamptz not null default now()
    );

    create unlogged table realtime_payloads (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now(),
      payload bytea not null
    );
    create index on realtime_payloads (created_at);

    -- How much of their allowance people and addresses have used.
    create unlogged table limits (
      subject text primary key,
      until timestamptz not null
    );
  `.execute(db)
}
