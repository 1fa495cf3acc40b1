import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { updatedFrom } from '../testing/updated.ts'

const line = (url: string | null, children: object[] = []) => ({ name: 'x', url, icon: null, title: !url, children })
const headed = [line(null, [line('/dashboard'), line('/checklist/list')])]
const bare = [line('/position')]

const { db, stop } = await updatedFrom('0021-responsible', (before) =>
  sql`
    insert into groups (name, status) select 'Nhóm ' || n, 1 from generate_series(1, 4) n;
    insert into menus (group_id, items) values
      (1, ${sql.lit(JSON.stringify(headed))}), (2, ${sql.lit(JSON.stringify(bare))}), (3, '[]');
    insert into group_dashboards (group_id, panels) values (1, '["days", "calendar"]'), (2, '[]');
    insert into positions (name, "order", status, created_at) values
      ('Chờ', 1, 0, '2026-03-01T00:00:00Z'), ('Xong', 1, 1, '2026-03-01T00:00:00Z');
    insert into users (fullname, email, password_hash, group_id) values ('An', 'an@example.test', '-', 1);
    insert into audit_trail (at, action, subject_id, user_id, address, agent, before, after) values
      ('2026-01-01T00:00:00Z', 'position.approved', 2, (select max(id) from users), '', '', '{"status": 0}', '{"code": 1}'),
      ('2026-01-02T00:00:00Z', 'library_item.rejected_in_bulk', null, (select max(id) from users), '', '',
        '[{"id": 7, "name": "a", "status": 0}, {"id": 8, "name": "b", "status": 1}]', '{"ids": [7, 8], "status": 2}'),
      ('2026-01-03T00:00:00Z', 'library_group.approved', 5, (select max(id) from users), '', '',
        '{"status": 2}', '{"groups": [5, 6], "items": [7]}'),
      ('2026-01-04T00:00:00Z', 'group.approved', 3, null, '', '', null, '{"code": 1}'),
      ('2026-01-05T00:00:00Z', 'audit.rejected', 9, (select max(id) from users), '', '',
        '{"status": 1}', '{"status": 2}')`.execute(before),
)
afterAll(stop)

describe('the update that gathers what waits', () => {
  it('adds its line to menus that groups have of their own, below the dashboard, and leaves empty ones alone', async () => {
    const menus = await db.selectFrom('menus').selectAll().orderBy('group_id').execute()
    const urls = (items: { url: string | null; children: never[] }[]): unknown[] =>
      items.map(({ url, children }) => url ?? urls(children))
    expect(menus.map(({ items }) => urls(items as never))).toEqual([
      [['/dashboard', '/waiting', '/checklist/list']],
      ['/waiting', '/position'],
      [],
    ])
  })

  it('puts its panel first on dashboards that groups have arranged, unless these show nothing', async () => {
    const rows = await db.selectFrom('group_dashboards').select('panels').orderBy('group_id').execute()
    expect(rows.map(({ panels }) => panels)).toEqual([['waiting', 'days', 'calendar'], []])
  })

  it('knows of earlier decisions what the trail tells: who, when, what, and about which records', async () => {
    const { rows } = await sql`
      select d.id, d.move, to_char(d.at at time zone 'utc', 'MM-DD') as day, d.told,
        array_agg(r.kind || ' ' || r.record_id || ' from ' || r.status_before order by r.kind, r.record_id) as records
      from decisions d join decision_records r on r.decision_id = d.id
      where d.user_id = (select max(id) from users) group by d.id order by d.id`.execute(db)
    expect(rows).toEqual([
      { id: 1, move: 'approval', day: '01-01', told: [], records: ['positions 2 from 0'] },
      {
        id: 2,
        move: 'rejection',
        day: '01-02',
        told: [],
        records: ['library_items 7 from 0', 'library_items 8 from 1'],
      },
      {
        id: 3,
        move: 'approval',
        day: '01-03',
        told: [],
        records: ['library_groups 5 from 2', 'library_groups 6 from 0', 'library_items 7 from 0'],
      },
      { id: 4, move: 'rejection', day: '01-05', told: [], records: ['audits 9 from 1'] },
    ])
    const values = { user_id: 1, move: 'approval' }
    const next = await db.insertInto('decisions').values(values).returning('id').executeTakeFirstOrThrow()
    expect(next.id).toBe(5)
  })

  it('knows since when something waits, whoever writes it, and forgets it when it waits no longer', async () => {
    const since = async () =>
      (await db.selectFrom('positions').select('waits_since').orderBy('id').execute()).map((row) => row.waits_since)
    expect(await since()).toEqual(['2026-03-01T00:00:00.000Z', null])
    await sql`update positions set status = 1 - status`.execute(db)
    expect(await since()).toEqual([null, expect.any(String)])
    const [, before] = await since()
    await sql`update positions set status = 0, name = name || '!' where status = 0`.execute(db)
    expect((await since())[1]).toBe(before)
  })
})
