import { sql, type Kysely } from 'kysely'

/** Stored bytes of which it is not settled whether a record names them: what were empty files in the directory of files. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table unsettled_blobs (
      digest text primary key,
      since timestamptz not null default now()
    );
    create index unsettled_blobs_since on unsettled_blobs (since);
  `.execute(db)
}
