import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { updatedFrom } from '../testing/updated.ts'

it('what was told before stands in lines: unread answers and comments of one person in one audit together', async () => {
  const { db, stop } = await updatedFrom('0021-responsible', (before) =>
    sql`
    insert into groups (name, status) values ('Đoàn', 1);
    insert into users (fullname, email, password_hash, group_id) select 'Người ' || n, n || '@example.test', '-', 1
    from generate_series(1, 3) n;
    insert into notifications (user_id, type, subject, data, author_id, read_at)
    select 1, type, 'item:' || item, jsonb_build_object('audit_id', 7, 'item_id', item), author, read_at
    from (values ('CHK_ITEM_STT_UPDATE', 1, 2, null::timestamptz), ('CHK_ITEM_STT_UPDATE', 2, 2, null),
      ('CHK_ITEM_CMT', 2, 2, null), ('CHK_ITEM_STT_UPDATE', 3, 3, null), ('CHK_ITEM_STT_UPDATE', 4, 2, now()),
      ('CHANGESTATUS', 5, 2, null)) told (type, item, author, read_at)`.execute(before),
  )
  onTestFinished(stop)
  const lines = db.selectFrom('notification_lines').select(['type', 'author_id', 'counted', 'said', 'read_at'])
  const shown = await lines.orderBy('place').execute()
  expect(shown.map((line) => [line.type, line.author_id, line.counted, line.said, line.read_at === null])).toEqual([
    ['CHK_ITEM_CMT', 2, [1, 2], 1, true],
    ['CHK_ITEM_STT_UPDATE', 3, [3], 0, true],
    ['CHK_ITEM_STT_UPDATE', 2, [4], 0, false],
    ['CHANGESTATUS', 2, [], 0, true],
  ])
  // A process of before, which knows no lines, goes on telling.
  const old = { user_id: 1, type: 'CHK_STORE', subject: 'audit:7', data: '{}', author_id: 2 }
  const { line_id } = await db.insertInto('notifications').values(old).returning('line_id').executeTakeFirstOrThrow()
  const last = await db.selectFrom('notification_lines').select('id').orderBy('place', 'desc').executeTakeFirstOrThrow()
  expect(line_id).toBe(last.id)
})
