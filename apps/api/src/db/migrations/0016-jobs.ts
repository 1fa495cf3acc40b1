import { sql, type Kysely } from 'kysely'

/** What the product knows of its background jobs beside the queue, whose tables are its own affair. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table jobs (
      id integer primary key generated always as identity,
      -- As the queue calls it; there is no reference, since the queue throws away by its own rules.
      queue_id uuid not null unique default gen_random_uuid(),
      kind text not null,
      started_by integer references users,
      progress double precision not null default 0 check (progress between 0 and 1),
      created_at timestamptz not null default now()
    );
    create index on jobs (started_by);

    -- The last period in which a periodic job was begun: in each one once, however many processes there are.
    create table job_periods (
      kind text primary key,
      period timestamptz not null,
      begun_at timestamptz not null default now()
    );
  `.execute(db)
}
