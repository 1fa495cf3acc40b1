import { sql, type Kysely } from 'kysely'

/** The points of a Vietnamese rule run a, b, c, d, đ: numbers of questions that differ in a diacritic are two. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    lock table library_items in share row exclusive mode;
    drop index library_items_own_header;
    update library_items set shares_header = false where shares_header and not exists (
      select from library_items other where other.group_id = library_items.group_id
        and lower(other.header) = lower(library_items.header) and other.id <> library_items.id
    );
    create unique index library_items_own_header on library_items (group_id, lower(header)) where not shares_header;
  `.execute(db)
}
