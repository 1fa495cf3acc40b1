import { sql } from 'kysely'
import type { World } from '../../apps/api/src/testing/world.ts'

/** As large as the library of a real deployment: 20 chapters of 9 groups, 1,260 questions. */
const chapters = 20

/** Fills an empty product with a library, documents to refer to, tags and statuses. */
export async function fillLibrary({ db }: World): Promise<void> {
  await sql`
    insert into library_groups (id, parent_id, index_html, index_text, header, status)
    select n, null, '<b>' || n || '</b>', n::text, 'Chương ' || n || ': tiếp nhận, tồn chứa và tra nạp nhiên liệu hàng không', 1
    from generate_series(1, ${chapters}::int) n
    union all
    select 100 * n + m, n, n || '.' || m, n || '.' || m, 'Kiểm tra bể chứa và thiết bị lọc số ' || m,
      case when n = 2 and m = 3 then 0 else 1 end
    from generate_series(1, ${chapters}::int) n, generate_series(1, 9) m`.execute(db)
  await sql`select setval(pg_get_serial_sequence('library_groups', 'id'), 10000)`.execute(db)
  await sql`
    insert into library_items (group_id, header, content, status, asks_input)
    select id, index_text || '.' || k,
      '<p>Bể chứa có được xả đáy và lấy mẫu <b>hằng ngày</b> trước khi xuất nhiên liệu, và kết quả được ghi vào sổ theo biểu mẫu hiện hành không?</p>',
      case when id = 101 and k = 2 then 0 when id = 103 and k = 5 then 2 else 1 end, k = 4
    from library_groups, generate_series(1, 7) k where parent_id is not null order by id, k`.execute(db)
  await db
    .insertInto('tags')
    .values([{ name: 'PCCC' }, { name: 'JIG 1' }, { name: 'An toàn' }])
    .execute()
  const folder = await db
    .insertInto('document_groups')
    .values({ name: 'Quy trình', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const document = await db
    .insertInto('documents')
    .values({ group_id: folder.id, name: 'Quy trình tra nạp', version: '3', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('document_items')
    .values(
      ['1', '2', '3'].map((index) => ({
        document_id: document.id,
        index,
        header: `Bước ${index}`,
        content: '<p>…</p>',
      })),
    )
    .execute()
  await db
    .insertInto('item_statuses')
    .values([
      { code: 'CKT', name: 'Chưa kiểm tra', color: '#566563', is_default: true },
      { code: 'PH', name: 'Phù hợp', color: '#1b7a4b', allows_comments: true },
      {
        code: 'KPH',
        name: 'Không phù hợp nặng',
        color: '#b3261e',
        is_finding: true,
        allows_comments: true,
        description: 'Ảnh hưởng trực tiếp đến an toàn',
      },
    ])
    .execute()
}
