import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let maker: Browser
let checker: Browser
let reader: Browser
beforeAll(async () => {
  world = await startWorld()
  maker = await world.as('CREATE_GROUP_FAQ', 'UPDATE_GROUP_FAQ', 'DELETE_GROUP_FAQ')
  checker = await world.as('APPROVE_GROUP_FAQ')
  reader = await world.as()
})
afterAll(() => world.stop())

let made = 0
const fresh = () => `Chủ đề ${(made += 1)}`
async function add(more: object = {}): Promise<number> {
  const { status, body } = await maker.post('/group-faqs', { body: { name: fresh(), ...more } })
  expect(status).toBe(200)
  return body.data.id
}
const show = async (id: number, who = maker) => (await who.get(`/group-faqs/${id}`)).body?.data
const vi = { headers: { 'accept-language': 'vi' } }

describe('a topic', () => {
  it('waits for approval by somebody else, and is seen by everybody from then on', async () => {
    const id = await add({ desc: 'Hỏi đáp' })
    expect(await show(id)).toMatchObject({ desc: 'Hỏi đáp', parent_id: 0, count: 0, status: { code: 0 } })
    expect((await reader.get(`/group-faqs/${id}`)).status).toBe(404)
    const waits = (await checker.get('/waiting', { query: { per_page: 500 } })).body.data
    expect(waits).toContainEqual(
      expect.objectContaining({ kind: 'topics', id, link: `/group-faq/list?topic_id=${id}`, may_approve: true }),
    )
    const approved = await checker.post(`/group-faqs/${id}/approval`)
    expect([approved.status, approved.body.data.code]).toEqual([200, 1])
    expect(await show(id, reader)).toMatchObject({ id })
    const rejected = await checker.post(`/group-faqs/${id}/rejection`, { body: { reason: 'Trùng' } })
    expect(rejected.body.data.code).toBe(2)
    const edited = await maker.put(`/group-faqs/${id}`, { body: { name: fresh(), desc: '' } })
    expect(edited.body.data.status.code).toBe(0)
    const log = (await checker.get('/waiting/log', { query: { kind: 'topics', id } })).body.data
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['updated', 'rejected', 'approved', 'created'])
  })

  it('keeps its place when the wire says nothing of it, and never stands under itself', async () => {
    const above = await add()
    const id = await add({ parent_id: above })
    const renamed = await maker.put(`/group-faqs/${id}`, { body: { name: fresh() } })
    expect(renamed.body.data.parent_id).toBe(above)
    const circle = await maker.put(`/group-faqs/${above}`, { body: { name: fresh(), parent_id: id } })
    expect([circle.status, circle.body.code]).toEqual([400, 'tree_cycle'])
  })

  it('bears a name that no other one bears, and says under its field what is wrong', async () => {
    await add({ name: 'Tra nạp' })
    const taken = await maker.post('/group-faqs', { ...vi, body: { name: 'TRA NAP' } })
    expect([taken.status, taken.body.errors]).toEqual([422, { name: ['Giá trị này đã được sử dụng.'] }])
    const long = await maker.post('/group-faqs', { body: { name: ' ', desc: 'x'.repeat(1001) } })
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['name', 'desc']])
  })

  it('counts its posts, and is not deleted while it has any', async () => {
    const id = await add()
    await checker.post(`/group-faqs/${id}/approval`)
    const author = await world.as('CREATE_FAQ')
    const body = { title: 'Hỏi', content: 'Nội dung', grp_faq_id: id }
    const { id: post } = (await author.post('/faqs', { body })).body.data
    await add({ parent_id: id })
    expect((await show(id, reader)).count).toBe(1)
    const kept = await maker.delete(`/group-faqs/${id}`, vi)
    expect([kept.status, kept.body.message]).toEqual([
      400,
      'Không xóa được vì đang được sử dụng: 1 chủ đề con, 1 bài viết.',
    ])
    await author.delete(`/faqs/${post}`)
    expect((await show(id)).count).toBe(0)
  })

  it('is listed by name, a hundred on a page, those not approved only for whoever keeps topics', async () => {
    const own = await startWorld()
    const [keeper, other] = [await own.as('UPDATE_GROUP_FAQ'), await own.as()]
    const rows = Array.from({ length: 101 }, (_, n) => ({ name: `Chủ đề ${n}`, status: n === 100 ? 0 : 1 }))
    await own.db.insertInto('topics').values(rows).execute()
    const seen = await Promise.all([keeper.get('/group-faqs'), other.get('/group-faqs')])
    expect(seen.map(({ body }) => [body.data.length, body.meta.total, body.meta.per_page])).toEqual([
      [100, 101, 100],
      [100, 100, 100],
    ])
    expect(seen[0]!.body.data[2].name).toBe('Chủ đề 2')
    const { body } = await keeper.get('/group-faqs', { query: { status: 0 } })
    expect(body.data).toMatchObject([{ name: 'Chủ đề 100' }])
    await own.stop()
  })

  it('takes a post before it is rejected, or refuses it after', async () => {
    const author = await world.as('CREATE_FAQ')
    await rounds(async () => {
      const id = await add()
      await checker.post(`/group-faqs/${id}/approval`)
      const body = { title: 'Hỏi', content: 'Nội dung', grp_faq_id: id }
      const [rejected, asked] = await atOnce([
        checker.post(`/group-faqs/${id}/rejection`),
        author.post('/faqs', { body }),
      ])
      expect(rejected!.status).toBe(200)
      expect([200, 422]).toContain(asked!.status)
      const late = await author.post('/faqs', { body })
      expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['grp_faq_id']])
      expect(statuses([asked!])[0]).toBe((await show(id)).count === 1 ? 200 : 422)
    })
  })
})
