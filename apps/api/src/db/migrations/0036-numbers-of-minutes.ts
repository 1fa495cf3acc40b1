import { sql, type Kysely } from 'kysely'

/** The numbers of minutes, which only one of them bears, and the last one of each year. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table minutes add column number text;
    create unique index minutes_number on minutes (number) where number is not null;
    create table paper_numbers (year integer primary key, last integer not null);
  `.execute(db)
}
