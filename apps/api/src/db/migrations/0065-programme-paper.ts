import { sql, type Kysely } from 'kysely'

/** The year's audit programme is a paper, kept as those of reports are. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table exports drop constraint if exists exports_what_check;
    alter table exports add constraint exports_what_check check (what in ('minutes', 'result', 'finding', 'findings',
      'corrective', 'actions', 'blank', 'readings', 'pack', 'report', 'tag-report', 'correctives', 'programme',
      'checklist'));
  `.execute(db)
}
