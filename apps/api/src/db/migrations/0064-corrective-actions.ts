import { sql, type Kysely } from 'kysely'

/** Papers of what was done about findings: of an audit, or of those that their query names. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table exports drop constraint if exists exports_about_check;
    alter table exports add constraint exports_about_check check (num_nonnulls(audit_id, document_id, report) = 1
      or (what = 'actions' and num_nonnulls(audit_id, document_id, report) = 0));
    alter table exports drop constraint if exists exports_what_check;
    alter table exports add constraint exports_what_check check (what in ('minutes', 'result', 'finding', 'findings',
      'corrective', 'actions', 'blank', 'readings', 'pack', 'report', 'tag-report', 'correctives', 'checklist'));
  `.execute(db)
}
