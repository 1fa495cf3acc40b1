import { sql, type Kysely } from 'kysely'

/** Papers of reports, which are about no one audit: what each said is kept with it until it goes. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table exports add column report jsonb;
    alter table exports drop constraint if exists exports_about_check;
    alter table exports add constraint exports_about_check check (num_nonnulls(audit_id, document_id, report) = 1);
    alter table exports drop constraint if exists exports_what_check;
    alter table exports add constraint exports_what_check check (what in ('minutes', 'result', 'finding', 'findings',
      'corrective', 'blank', 'readings', 'pack', 'report', 'tag-report', 'correctives', 'checklist'));
  `.execute(db)
}
