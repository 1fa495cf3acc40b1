import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { updatedFrom } from '../../../testing/updated.ts'

it('documents of before have a first version in the state that they were in, and an outline with a beginning', async () => {
  const { db, stop } = await updatedFrom('0028-taken-by-device', (before) =>
    sql`
    insert into document_groups (name, status) values ('Quy trình', 1);
    insert into documents (group_id, name, version, status, created_at) values
      (1, 'Đang dùng', '3.0', 1, '2026-01-02T00:00:00Z'), (1, 'Chờ duyệt', '1', 0, '2026-02-03T00:00:00Z'),
      (1, 'Bị từ chối', 'A', 2, '2026-02-04T00:00:00Z');
    insert into document_items (document_id, index, header, content, position) values
      (1, '1', 'Phạm vi', '<p>Mọi kho</p>', 0), (2, '1', 'Bản nháp', '', 0)`.execute(before),
  )
  onTestFinished(stop)
  const versions = await db.selectFrom('document_versions').selectAll().orderBy('id').execute()
  expect(versions).toMatchObject([
    {
      document_id: 1,
      label: '3.0',
      status: 1,
      file_id: null,
      decided_at: '2026-01-02T00:00:00.000Z',
      waits_since: null,
    },
    { document_id: 2, label: '1', status: 0, decided_at: null, waits_since: expect.any(String) },
    { document_id: 3, label: 'A', status: 2 },
  ])
  const documents = await db.selectFrom('documents').select('current_version_id').orderBy('id').execute()
  expect(documents.map((document) => document.current_version_id)).toEqual([versions[0]!.id, null, null])
  // Whoever read it before a version was named has read this one.
  expect(versions.map(({ id, reading_of_id }) => reading_of_id === id)).toEqual([true, false, false])
  const history = db.selectFrom('document_item_history').select(['item_id', 'version_id', 'revision', 'header'])
  expect(await history.orderBy('id').execute()).toEqual([
    { item_id: 1, version_id: versions[0]!.id, revision: 1, header: 'Phạm vi' },
    { item_id: 2, version_id: null, revision: 1, header: 'Bản nháp' },
  ])
})
