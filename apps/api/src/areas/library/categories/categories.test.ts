import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { builders } from '#testing/audits/audit-builders.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let make: ReturnType<typeof builders>
beforeAll(async () => {
  world = await startWorld()
  make = builders(world)
  keeper = await world.as('CREATE_CHK_CATEGORY', 'UPDATE_CHK_CATEGORY', 'DELETE_CHK_CATEGORY')
})
afterAll(() => world.stop())
beforeEach(async () => {
  await world.db.deleteFrom('audits').execute()
  await world.db.updateTable('categories').set({ parent_id: null }).execute()
  await world.db.deleteFrom('categories').execute()
})

const vi = { headers: { 'accept-language': 'vi' } }
const post = (body: object) => keeper.post('/category/checklists', { ...vi, body })
const put = (id: number, body: object) => keeper.put(`/category/checklists/${id}`, { ...vi, body })
async function add(name: string, more: object = {}): Promise<number> {
  const { status, body } = await post({ name, ...more })
  expect([status, body.message]).toEqual([200, undefined])
  return body.data.id
}
async function defaults(): Promise<number[]> {
  const rows = await world.db.selectFrom('categories').select('id').where('is_default', '=', true).execute()
  return rows.map(({ id }) => id)
}

describe('categories of audits', () => {
  it('are the whole tree, sorted the Vietnamese way', async () => {
    const reader = await world.as()
    const parent = await add('Định kỳ')
    const child = await add('An toàn', { desc: 'Hằng quý', parent_id: parent })
    const { body } = await reader.get('/category/checklists')
    expect(body.data).toMatchObject([
      { id: child, name: 'An toàn', parent_id: parent, desc: 'Hằng quý', default: false },
      { id: parent, name: 'Định kỳ', parent_id: 0, desc: null, default: true },
    ])
    expect((await world.nobody.get('/category/checklists')).status).toBe(401)
  })

  it('are written and deleted, and the trail tells by whom and what was before', async () => {
    await add('Mặc định')
    const id = await add('Đột xuất', { default: 'false' })
    expect((await put(id, { name: 'Không báo trước', desc: 'Bất kỳ ngày nào' })).body.data).toEqual({
      id,
      name: 'Không báo trước',
      parent_id: 0,
      desc: 'Bất kỳ ngày nào',
      default: false,
    })
    expect((await keeper.delete(`/category/checklists/${id}`)).status).toBe(200)
    const entries = world.db.selectFrom('audit_trail').select(['action', 'user_id', 'before'])
    expect(
      await entries.where('subject_id', '=', id).where('action', 'like', 'category.%').orderBy('id').execute(),
    ).toMatchObject([
      { action: 'category.created', user_id: keeper.id, before: null },
      { action: 'category.updated', user_id: keeper.id, before: { name: 'Đột xuất' } },
      { action: 'category.deleted', user_id: keeper.id, before: { name: 'Không báo trước' } },
    ])
    expect((await put(id, { name: 'Gì đó' })).status).toBe(404)
  })

  it('bear a name that none beside them bears, and make no circle', async () => {
    const top = await add('Nội bộ')
    const below = await add('Quý', { parent_id: top })
    const taken = await post({ name: 'QUY', parent_id: top })
    expect([taken.status, taken.body.errors]).toEqual([422, { name: ['Ở đây đã có loại đánh giá mang tên đó.'] }])
    expect((await post({ name: 'Quý' })).status).toBe(200)
    for (const parent_id of [top, below]) {
      const circle = await put(top, { name: 'Nội bộ', parent_id, default: true })
      expect([circle.status, circle.body.code]).toEqual([400, 'tree_cycle'])
    }
    const nowhere = await post({ name: ' ', parent_id: 999_999, desc: 'a'.repeat(501) })
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['name', 'desc']])
    expect(Object.keys((await post({ name: 'Đâu', parent_id: 999_999 })).body.errors)).toEqual(['parent_id'])
  })

  it('stand three levels deep at most; one that was deeper before is written where it stands', async () => {
    const top = await add('Một')
    const second = await add('Hai', { parent_id: top })
    const third = await add('Ba', { parent_id: second })
    const below = await post({ name: 'Bốn', parent_id: third })
    expect([below.status, below.body.message]).toEqual([400, 'Cây chỉ được sâu tối đa 3 cấp.'])
    const branch = await put(second, { name: 'Hai', parent_id: await add('Khác') })
    expect(branch.status).toBe(200)
    const moved = await put(top, { name: 'Một', parent_id: third, default: true })
    expect([moved.status, moved.body.code]).toEqual([400, 'tree_too_deep'])
    const values = { name: 'Bốn', parent_id: third }
    const { id } = await world.db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow()
    expect((await put(id, { name: 'Bốn, cũ', parent_id: third })).status).toBe(200)
  })

  it('have one default: the first one, until another takes it, and never none', async () => {
    const first = await add('Một', { default: 'false' })
    expect(await defaults()).toEqual([first])
    const second = await add('Hai', { default: 'true' })
    expect(await defaults()).toEqual([second])
    await put(first, { name: 'Một', default: 1 })
    expect(await defaults()).toEqual([first])
    const none = await put(first, { name: 'Một', default: false })
    expect([none.status, none.body.errors.default]).toEqual([
      422,
      ['Luôn phải có một mục mặc định. Hãy đặt một mục khác làm mặc định trước.'],
    ])
    const removed = await keeper.delete(`/category/checklists/${first}`)
    expect([removed.status, removed.body.code]).toEqual([400, 'default_needed'])
    expect(await defaults()).toEqual([first])
  })

  it('are not deleted while audits or other categories are in them, and say how many', async () => {
    const [, id] = [await add('Mặc định'), await add('Bên ngoài')]
    await add('Hãng', { parent_id: id })
    const author = await world.as('CREATE_CHECKLIST')
    await make.audit(author, { ctg: id })
    const kept = await keeper.delete(`/category/checklists/${id}`, vi)
    expect([kept.status, kept.body.message]).toEqual([
      400,
      'Không xóa được vì đang được sử dụng: 1 loại con, 1 đợt đánh giá.',
    ])
  })
})

describe('an audit that is given no category', () => {
  it('gets the default, when it is planned, when it is taken out of one, and when the first category is made', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'UPDATE_CHECKLIST')
    const early = await make.audit(author)
    const categoryOf = async (id: number) => (await author.get(`/checklists/${id}`)).body.data.category
    expect(await categoryOf(early)).toBeNull()
    const usual = await add('Mặc định')
    expect(await categoryOf(early)).toEqual({ id: usual, name: 'Mặc định' })
    const other = await add('Đột xuất')
    const id = await make.audit(author)
    expect((await categoryOf(id)).id).toBe(usual)
    const { body } = await author.get(`/checklists/${id}`)
    const form = { name: 'A', starting_date: '2026-01-05', ending_date: '2026-01-31', org_id: body.data.org_id }
    await author.put(`/checklists/${id}`, { body: { ...form, ctg: other } })
    expect((await categoryOf(id)).id).toBe(other)
    await author.put(`/checklists/${id}`, { body: form })
    expect((await categoryOf(id)).id).toBe(usual)
  })
})
