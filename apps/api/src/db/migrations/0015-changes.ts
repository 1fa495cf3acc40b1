import { sql, type Kysely } from 'kysely'

/**
 * What changed, in the order in which it may be given out: by the transaction, and within it as it was written. A
 * sequence alone is no order, as what commits later may have the smaller number.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
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
