import { sql, type Kysely } from 'kysely'

/** What was set while the product runs; how long findings of a status usually take; who leads an organisation. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table settings (
      name text primary key,
      value jsonb,
      file_id integer references files,
      check (num_nonnulls(value, file_id) = 1)
    );
    create index on settings (file_id) where file_id is not null;
    call watch_files('settings', 'file_id', 'file');

    alter table item_statuses add column correction_days smallint check (correction_days between 1 and 3650);

    alter table organizations add column head_id integer references users;
    create index on organizations (head_id) where head_id is not null;
  `.execute(db)
}
