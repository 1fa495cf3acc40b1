import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.as('CREATE_ORGANIZATION', 'DELETE_ORGANIZATION', 'RESTORE_ORGANIZATION', 'APPROVE_ORGANIZATION')
})
afterAll(() => world.stop())

const create = async (name: string, more: object = {}): Promise<number> =>
  (await keeper.post('/organizations', { body: { name, parent_id: 0, ...more } })).body.data.id
const restore = (...data: number[]) => keeper.post('/organizations/trashs', { body: { data } })

describe('a deleted organisation', () => {
  it('lies in the trash, seen by no list and changed by nobody, and comes back', async () => {
    const parent = await create('Miền Trung')
    const id = await create('Kho Chu Lai', { parent_id: parent })
    expect((await keeper.delete(`/organizations/${id}`)).status).toBe(200)
    expect((await keeper.get(`/organizations/${id}`)).status).toBe(404)
    expect((await keeper.get('/organizations', { query: { search: 'chu lai' } })).body.meta.total).toBe(0)
    expect((await keeper.post(`/organizations/${id}/rejection`)).status).toBe(404)
    expect((await keeper.delete(`/organizations/${id}`)).status).toBe(404)
    const trash = await keeper.get('/organizations/trashs')
    expect(trash.body).toMatchObject({
      data: [
        {
          id,
          name: 'Kho Chu Lai',
          parent: { id: parent, name: 'Miền Trung' },
          deleted_at: expect.any(String),
          deleted_by: expect.stringMatching(/^Person/),
        },
      ],
      meta: { total: 1, last_page: 1 },
    })
    expect((await restore(id)).body.data).toEqual({ count: 1 })
    expect((await keeper.get(`/organizations/${id}`)).body.data.parent_id).toBe(parent)
    expect((await restore(id)).status).toBe(400)
  })

  it('is one that nothing uses, and the message says what does', async () => {
    const id = await create('Kho Vinh')
    const child = await create('Bể 2', { parent_id: id })
    await world.db.updateTable('users').set({ organization_id: id }).where('id', '=', keeper.id).execute()
    await world.db
      .insertInto('audits')
      .values({
        name: 'Đánh giá',
        starting_date: '2026-01-01',
        ending_date: '2026-01-02',
        organization_id: id,
        author_id: keeper.id,
      })
      .execute()
    const refused = await keeper.delete(`/organizations/${id}`, { headers: { 'accept-language': 'vi' } })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Không xóa được vì đang được sử dụng: 1 đơn vị trực thuộc, 1 người dùng, 1 đợt đánh giá.',
    ])
    expect((await keeper.delete(`/organizations/${child}`)).status).toBe(200)
    await world.db.updateTable('users').set({ organization_id: null }).where('id', '=', keeper.id).execute()
    const { id: deleted } = await world.as()
    const trashed = { organization_id: id, deleted_at: new Date() }
    await world.db.updateTable('users').set(trashed).where('id', '=', deleted).execute()
    await world.db.deleteFrom('audits').where('organization_id', '=', id).execute()
    expect((await keeper.delete(`/organizations/${id}`)).status).toBe(200)
  })

  it('comes back only with what it stood below, and with a code that is still free', async () => {
    const parent = await create('Công ty con', { org_code: 'CON' })
    const child = await create('Phòng', { parent_id: parent })
    await keeper.delete(`/organizations/${child}`)
    await keeper.delete(`/organizations/${parent}`)
    const orphan = await restore(child)
    expect([orphan.status, orphan.body.message]).toEqual([400, expect.stringContaining('restore that first (Phòng)')])
    const taker = await create('Công ty mới', { org_code: 'côn' })
    const taken = await restore(parent, child)
    expect([taken.status, taken.body.message]).toEqual([400, expect.stringContaining('code that another organisation')])
    await keeper.delete(`/organizations/${taker}`)
    expect((await restore(parent, child)).body.data).toEqual({ count: 2 })
  })
})
