import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let maker: Browser
let checker: Browser
let reader: Browser
beforeAll(async () => {
  world = await startWorld()
  maker = await world.as('CREATE_GROUPDOC', 'UPDATE_GROUPDOC', 'DELETE_GROUPDOC')
  checker = await world.as('APPROVE_GROUPDOC')
  reader = await world.as()
})
afterAll(() => world.stop())

let made = 0
async function add(parent_id = 0, name = `Nhóm ${(made += 1)}`): Promise<number> {
  const { status, body } = await maker.post('/group-documents', { body: { name, parent_id } })
  expect(status).toBe(200)
  return body.data.id
}
const put = (id: number, body: object) => maker.put(`/group-documents/${id}`, { body })
const show = async (id: number, who = maker) => (await who.get(`/group-documents/${id}`)).body?.data
const vi = { headers: { 'accept-language': 'vi' } }

describe('a group of documents', () => {
  it('waits for approval by somebody else, and is seen by everybody from then on', async () => {
    const id = await add()
    expect(await show(id)).toMatchObject({ parent_id: 0, status: { code: 0 }, total: 0, waiting: 1 })
    expect((await reader.get(`/group-documents/${id}`)).status).toBe(404)
    const both = await world.as('CREATE_GROUPDOC', 'APPROVE_GROUPDOC')
    const own = (await both.post('/group-documents', { body: { name: 'Của tôi' } })).body.data.id
    expect((await both.post(`/group-documents/${own}/approval`)).body.code).toBe('four_eyes')
    const approved = await checker.post(`/group-documents/${id}/approval`)
    expect([approved.status, approved.body.data.code]).toEqual([200, 1])
    expect(await show(id, reader)).toMatchObject({ id, waiting: 0 })
    const again = await checker.post(`/group-documents/${id}/approval`)
    expect([again.status, again.body.message]).toEqual([400, 'This cannot be done: the present status is "Approved".'])
    const rejected = await checker.post(`/group-documents/${id}/rejection`, { body: { reason: 'Trùng nhóm' } })
    expect(rejected.body.data.code).toBe(2)
    const log = (await checker.get('/waiting/log', { query: { kind: 'document_groups', id } })).body.data
    expect(log[0]).toMatchObject({ action: 'rejected', reason: 'Trùng nhóm' })
    expect((await put(id, { name: 'Nhóm sửa lại', parent_id: 0 })).body.data.status.code).toBe(0)
  })

  it('stands among what waits, and a decision is taken back', async () => {
    const id = await add()
    const waits = async () =>
      ((await checker.get('/waiting', { query: { per_page: 500 } })).body.data as { kind: string; id: number }[]).some(
        (one) => one.kind === 'document_groups' && one.id === id,
      )
    expect(await waits()).toBe(true)
    const { decision } = (await checker.post(`/group-documents/${id}/approval`)).body.data
    expect(await waits()).toBe(false)
    expect((await checker.post('/waiting/undo', { body: { decision } })).status).toBe(200)
    expect([await waits(), (await show(id)).status.code]).toEqual([true, 0])
  })

  it('moves with all below it and never under itself', async () => {
    const [top, other] = [await add(), await add()]
    const below = await add(top)
    const moved = await put(top, { name: (await show(top)).name, parent_id: other })
    expect([moved.status, moved.body.data.parent_id]).toEqual([200, other])
    for (const target of [top, below]) {
      const circle = await put(top, { name: 'Vòng', parent_id: target })
      expect([circle.status, circle.body.code]).toEqual([400, 'tree_cycle'])
    }
    const nowhere = await put(top, { name: 'Đâu', parent_id: 999_999 })
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['parent_id']])
    expect(await show(top)).toMatchObject({ parent_id: other })
  })

  it('bears a name that no other one beside it bears', async () => {
    const [top, name] = [await add(), 'Biểu mẫu']
    await add(top, name)
    const taken = await maker.post('/group-documents', { ...vi, body: { name: 'BIEU MAU', parent_id: top } })
    expect([taken.status, taken.body.errors]).toEqual([422, { name: ['Ở đây đã có nhóm tài liệu mang tên đó.'] }])
    expect((await maker.post('/group-documents', { body: { name, parent_id: 0 } })).status).toBe(200)
    const blank = await maker.post('/group-documents', { body: { name: '  ' } })
    expect([blank.status, Object.keys(blank.body.errors)]).toEqual([422, ['name']])
  })

  it('is deleted when it is empty, and else says what is in it', async () => {
    const top = await add()
    const below = await add(top)
    await world.db
      .insertInto('documents')
      .values([1, 2].map((n) => ({ group_id: top, name: `TL ${n}`, version: '1' })))
      .execute()
    const kept = await maker.delete(`/group-documents/${top}`, vi)
    expect([kept.status, kept.body.message]).toEqual([
      400,
      'Không xóa được vì đang được sử dụng: 1 nhóm con, 2 tài liệu.',
    ])
    expect((await maker.delete(`/group-documents/${below}`)).status).toBe(200)
    expect(await show(below)).toBeUndefined()
    expect((await maker.delete(`/group-documents/${below}`)).status).toBe(404)
  })

  it('counts what waits at and below it for whoever keeps groups, and the documents that its reader sees', async () => {
    const top = await add()
    const below = await add(top)
    await world.db.updateTable('document_groups').set({ status: 1 }).where('id', 'in', [top, below]).execute()
    const document = { group_id: below, name: 'TL', version: '1' }
    await world.db
      .insertInto('documents')
      .values([document, { ...document, status: 1 }])
      .execute()
    expect([(await show(top)).waiting, (await show(below, reader)).waiting]).toEqual([1, 0])
    const keeper = await world.as('UPDATE_DOCUMENT')
    expect([(await show(below, keeper)).total, (await show(below, reader)).total]).toEqual([2, 1])
  })
})
