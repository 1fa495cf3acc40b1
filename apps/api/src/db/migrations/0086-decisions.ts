import { sql, type Kysely } from 'kysely'

/** What was decided about records that waited. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table decisions (
      id integer primary key generated always as identity,
      -- The transaction that wrote the records: as long as they bear its number nobody has changed them since.
      xid xid8 not null default pg_current_xact_id(),
      user_id integer not null references users,
      move text not null check (move in ('approval', 'rejection')),
      reason text check (length(reason) <= 500),
      at timestamptz not null default now(),
      undone_at timestamptz,
      -- The notifications by which those concerned were told; null until then.
      told integer[]
    );
    create index on decisions (user_id);

    create table decision_records (
      decision_id integer not null references decisions on delete cascade,
      kind text not null,
      record_id integer not null,
      status_before smallint not null,
      waited_since timestamptz,
      primary key (kind, record_id, decision_id)
    );
    create index on decision_records (decision_id);
  `.execute(db)
}
