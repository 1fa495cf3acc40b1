import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { updatedFrom } from '../testing/updated.ts'

/** Audit 1 is planned, 2 runs, 3 is corrected, 4 to 6 were closed; each has a conforming item and two findings. */
const { db, stop } = await updatedFrom('0021-responsible', (before) =>
  sql`
    insert into groups (name, status) values ('Quản trị', 1), ('Đánh giá viên', 1), ('Đơn vị', 1), ('Chưa duyệt', 0);
    insert into permissions (id, code) values (1, 'AUDIT_CHECKLIST_ITEM');
    insert into group_permissions (group_id, permission_id) values (2, 1), (4, 1);
    insert into users (fullname, email, password_hash, group_id)
    values ('Lan', 'lan@example.test', '-', 2), ('Đức', 'duc@example.test', '-', 3), ('Hà', 'ha@example.test', '-', 3),
      ('Bình', 'binh@example.test', '-', 4), ('Thu', 'thu@example.test', '-', 3);
    insert into organizations (name, status) values ('Kho', 1);
    insert into item_statuses (code, name, color, is_default, is_finding)
    values ('NO', 'Chưa', '#000000', true, false), ('OK', 'Rồi', '#000000', false, false), ('MAJ', 'Nặng', '#000000', false, true);
    insert into library_groups (index_html, index_text, header, status) values ('I', 'I', 'Kho', 1);
    insert into library_items (group_id, header, content, status) select 1, 'Câu ' || n, '-', 1 from generate_series(1, 3) n;
    insert into team_roles (alias, group_id, "order") values ('Đánh giá viên', 2, 1), ('Quan sát viên', 4, 2);
    insert into audits (name, starting_date, ending_date, organization_id, author_id, status, corrective_starting_date,
      corrective_ending_date, closing_date)
    values ('1', '2026-01-01', '2026-01-31', 1, 1, 1, null, null, null),
      ('2', '2026-01-01', '2026-01-31', 1, 1, 3, null, null, null),
      ('3', '2026-01-01', '2026-01-31', 1, 1, 4, '2026-02-03', '2026-04-01', null),
      ('4', '2025-11-01', '2025-11-30', 1, 1, 5, null, null, '2025-12-20'),
      ('5', '2025-11-01', '2025-11-30', 1, 1, 5, null, null, '2026-01-10'),
      ('6', '2025-11-01', '2025-11-30', 1, 1, 5, null, null, '2026-01-10');
    insert into audit_members (audit_id, team_role_id, user_id) values (2, 1, 3), (2, 1, 4), (2, 2, 5);
    insert into audit_groups (audit_id, group_id, index_html, index_text, header) select id, 1, 'I', 'I', 'Kho' from audits;
    insert into audit_items (audit_id, group_id, library_item_id, header, content, asks_input, status_id, position)
    select a.id, 1, i.id, i.header, i.content, true, case i.id when 1 then 2 else 3 end, i.id
    from audits a, library_items i order by a.id, i.id;
    update audit_items set responsible_id = 2 where id in (4, 5, 8);
    insert into comments (audit_item_id, user_id, content) values (5, 2, 'đơn vị'), (5, 3, 'trong đoàn'), (8, 1, 'có quyền'),
      (5, 4, 'nhóm chưa duyệt'), (5, 5, 'vai trò của nhóm chưa duyệt');
    insert into minutes (audit_id, conclusion, self_assessment, total_result, author_id, author_name, snapshot, created_at)
    values (4, '-', '-', 0, 1, 'Lan', '{}', '2025-12-19'), (4, '-', '-', 0, 1, 'Lan', '{}', '2026-03-01'),
      (5, '-', '-', 0, 1, 'Lan', '{}', '2025-12-31T18:30:00Z'),
      (6, '-', '-', 0, 1, 'Lan', '{"date": "2025-12-31"}', '2025-12-31T18:30:00Z');
    insert into audit_trail (at, action, subject_id, address, agent) values ('2025-12-20', 'audit.closed', 4, '-', '-');
  `.execute(before),
)
afterAll(stop)

it('audits that have started have what each status means, others follow the statuses', async () => {
  const rows = await db.selectFrom('audit_statuses').select(['audit_id', 'status_id', 'is_finding']).execute()
  expect([
    rows.length,
    [...new Set(rows.map(({ audit_id }) => audit_id))].toSorted((one, other) => one - other),
  ]).toEqual([15, [2, 3, 4, 5, 6]])
  expect(rows.filter(({ is_finding }) => is_finding).map(({ status_id }) => status_id)).toEqual([3, 3, 3, 3, 3])
})

it('whoever answers for an item sees its audit, where it is a finding', async () => {
  const rows = await db.selectFrom('audit_responsibles').selectAll().orderBy('audit_item_id').execute()
  expect(rows.map((row) => Object.values(row))).toEqual([
    [5, 2, 2],
    [8, 3, 2],
  ])
})

it('items of audits that have not started are unanswered', async () => {
  const rows = db.selectFrom('audit_items').select('status_id').where('audit_id', '=', 1).distinct()
  expect(await rows.execute()).toEqual([{ status_id: 1 }])
})

it('findings of audits that have left IN PROGRESS have a number of their year, in the order of the days where the product is', async () => {
  const rows = db
    .selectFrom('audit_items')
    .select(['audit_id', 'finding_number'])
    .where('finding_number', 'is not', null)
  expect((await rows.orderBy('id').execute()).map((row) => Object.values(row))).toEqual([
    [3, 'NC-2026-003'],
    [3, 'NC-2026-004'],
    [4, 'NC-2025-001'],
    [4, 'NC-2025-002'],
    [5, 'NC-2026-001'],
    [5, 'NC-2026-002'],
    [6, 'NC-2025-003'],
    [6, 'NC-2025-004'],
  ])
  const lasts = await db.selectFrom('finding_numbers').selectAll().orderBy('year').execute()
  expect(lasts).toEqual([
    { year: 2025, last: 4 },
    { year: 2026, last: 4 },
  ])
})

it('comments of those who may answer, by their group or their role, can conclude where these are approved', async () => {
  const rows = await db.selectFrom('comments').select(['content', 'by_auditor']).orderBy('id').execute()
  expect(rows.map(({ by_auditor }) => by_auditor)).toEqual([false, true, true, false, false])
})

it('minutes that were saved after the closing are an addendum', async () => {
  const rows = await db.selectFrom('minutes').select('is_addendum').orderBy('id').execute()
  expect(rows.map(({ is_addendum }) => is_addendum)).toEqual([false, true, false, false])
})
