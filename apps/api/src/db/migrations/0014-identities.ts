import { sql, type Kysely } from 'kysely'

/** A key holds as long as the audit that its call changed, or to an instant; and it is a UUID. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Nobody can give such a key again. Two writings of one UUID are one key.
    delete from idempotency_keys
    where key !~* '^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$';
    delete from idempotency_keys later using idempotency_keys earlier
    where earlier.user_id = later.user_id and earlier.key::uuid = later.key::uuid
      and (earlier.created_at, earlier.key) < (later.created_at, later.key);

    -- Whatever is here holds for a day more, and so does what a process writes that knows nothing of this.
    alter table idempotency_keys
      alter column key type uuid using key::uuid,
      add column audit_id integer references audits on delete cascade,
      add column expires_at timestamptz default now() + interval '1 day',
      add check (num_nulls(audit_id, expires_at) = 1);
    create index on idempotency_keys (audit_id) where audit_id is not null;
    create index on idempotency_keys (expires_at) where expires_at is not null;
    drop index idempotency_keys_created_at_idx;
  `.execute(db)
}
