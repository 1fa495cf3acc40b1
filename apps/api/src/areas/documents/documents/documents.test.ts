import { describe, expect, it } from 'vitest'
import { world as oneWorld } from '../../../testing/world.ts'

describe('a document', () => {
  it('is there for everybody once it is approved, and before that for those who maintain documents', async () => {
    const world = await oneWorld()
    const folder = await world.db
      .insertInto('document_groups')
      .values({ name: 'JIG' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [approved, waiting] = await world.db
      .insertInto('documents')
      .values([
        { group_id: folder.id, name: 'Quy trình đầu nguồn', version: '1', status: 1, expires_on: '2027-01-31' },
        { group_id: folder.id, name: 'Bản nháp', version: '2', status: 0 },
      ])
      .returning('id')
      .execute()
    await world.db
      .insertInto('document_items')
      .values([
        { document_id: approved!.id, index: '2', header: 'b', content: '<p>b</p>', position: 2 },
        { document_id: approved!.id, index: '1', header: 'a', content: '<img src="/files/7/original" />', position: 1 },
      ])
      .execute()

    const [reader, keeper] = [await world.as(), await world.as('UPDATE_DOCUMENT')]
    const listed = await reader.get('/documents', { query: { search: 'dau nguon', per_page: 'all' } })
    expect(listed.body.data).toEqual([
      {
        id: approved!.id,
        name: 'Quy trình đầu nguồn',
        version: '1',
        exp_date: '2027-01-31',
        grp_doc_id: folder.id,
        status: { code: 1, name: 'Approved', color: 'success' },
      },
    ])
    expect((await reader.get('/documents', { query: { status: 0 } })).body.data).toEqual([])
    expect((await keeper.get('/documents', { query: { status: 0 } })).body.data).toHaveLength(1)

    const items = await reader.get(`/documents/${approved!.id}/items`)
    expect(items.body.data.map((item: { index: string }) => item.index)).toEqual(['1', '2'])
    expect(items.body.data[0].content).toMatch(/src="\/files\/7\/original\?expires=\d+&amp;signature=/)
    expect((await reader.get(`/documents/${waiting!.id}/items`)).status).toBe(404)
    expect((await keeper.get(`/documents/${waiting!.id}/items`)).status).toBe(200)
  })
})
