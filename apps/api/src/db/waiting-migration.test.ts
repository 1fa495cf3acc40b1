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
      ('Chờ', 1, 0, '2026-03-01T00:00:00Z'), ('Xong', 1, 1, '2026-03-01T00:00:00Z')`.execute(before),
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
