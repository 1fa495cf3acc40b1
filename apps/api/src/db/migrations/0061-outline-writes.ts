import { sql, type Kysely } from 'kysely'

/** The outline of a document is kept as it was answered, until one of its items or what refers to them is written. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    select note_writes('document_items'::regclass);
    select note_writes('library_item_references'::regclass)`.execute(db)
}
