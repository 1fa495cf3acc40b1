import { sql, type Kysely } from 'kysely'

/** Counting the items of an audit by group and status reads this index alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index on audit_items (audit_id, group_id, status_id);
    drop index audit_items_audit_id_status_id_idx;
  `.execute(db)
}
