import { sql, type Kysely } from 'kysely'

/** Papers that are about a document, and every paper and format that there is to be. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table exports alter column audit_id drop not null;
    alter table exports add column document_id integer references documents on delete cascade;
    alter table exports add constraint exports_about_check check (num_nonnulls(audit_id, document_id) = 1);
    create index on exports (document_id);

    alter table exports drop constraint if exists exports_what_check;
    alter table exports add constraint exports_what_check check (what in ('minutes', 'result', 'finding', 'findings',
      'blank', 'readings', 'pack', 'report', 'tag-report', 'corrective', 'checklist'));
    alter table exports drop constraint if exists exports_format_check;
    alter table exports add constraint exports_format_check check (format in ('docx', 'pdf', 'xlsx', 'doc', 'csv', 'zip'));
  `.execute(db)
}
