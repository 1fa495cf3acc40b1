import { sql } from 'kysely'
import type { Database } from '../../apps/api/src/db/client.ts'

/** How many entries there are each time, by how many people, and how many times they are there already. */
type Size = { before: number; count: number; auditors: number }

/** Entries of the trail: half of them answers in audits, the rest changes of questions, of users and of a tag; one in five hundred is about twenty records. */
export async function trail(db: Database, { before, count, auditors: some }: Size): Promise<void> {
  const [auditors, first, last] = [some, count * before + 1, count * (before + 1)].map((n) => sql.lit(n))
  await sql`
    with entries as (
      insert into audit_trail (at, action, subject_id, user_id, address, agent, before, after)
      select now() - (${last} - n) * interval '20 seconds',
        (array['audit_item.answered', 'audit_item.answered', 'library_item.updated', 'user.updated'])[1 + n % 4],
        1 + n % 500, 1 + n % ${auditors}, '10.0.0.' || n % 250, 'Mozilla/5.0',
        jsonb_build_object('status', 'NO', 'corrective_date', null, 'header', 'Mục ' || n, 'content', '<p>Kiểm tra ' || n || '</p>'),
        jsonb_build_object('status', 'C', 'corrective_date', current_date, 'header', 'Mục số ' || n, 'content', '<p>Kiểm tra lại ' || n || '</p>')
      from generate_series(${first}, ${last}) n order by n
      returning id, at, action, subject_id
    )
    insert into trail_records (kind, record_id, at, entry_id)
    select split_part(action, '.', 1), 1 + (id * 13 + k) % 3000, at, id
    from entries, generate_series(1, case when id % 500 = 0 then 20 else 1 end) k
    union all
    select 'audit', subject_id, at, id from entries where action = 'audit_item.answered';
    analyze audit_trail, trail_records`.execute(db)
}
