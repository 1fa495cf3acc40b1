import { sql, type Kysely } from 'kysely'

/** The register begins with the findings whose date is the next, or the last: no more of them are read than it shows. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index on audit_items (corrective_date, id) where corrective_date is not null`.execute(db)
}
