import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.as('CREATE_ORGANIZATION', 'UPDATE_ORGANIZATION')
})
afterAll(() => world.stop())

const depot = { name: 'Kho Nhà Bè', org_code: null, org_type: null, phone: null, address: null, parent_id: 0 }
async function person(fullname: string, more: { status?: number; deleted_at?: string } = {}): Promise<number> {
  const { id } = await world.as()
  await world.db
    .updateTable('users')
    .set({ fullname, ...more })
    .where('id', '=', id)
    .execute()
  return id
}
const create = async (more: object = {}) => keeper.post('/organizations', { body: { ...depot, ...more } })
const head = async (id: number) => (await keeper.get(`/organizations/${id}`)).body.data.head

it('an organisation is led by somebody, whom its page and its log name', async () => {
  const [hoa, binh] = [await person('Trần Thị Hoa'), await person('Lê Văn Bình')]
  const { id, ...made } = (await create({ head_id: hoa })).body.data
  expect([made.head_id, made.head]).toEqual([hoa, { id: hoa, name: 'Trần Thị Hoa', is_gone: false }])
  const put = (more: object) => keeper.put(`/organizations/${id}`, { body: { ...depot, ...more } })
  expect((await put({ head_id: String(binh) })).body.data.head.name).toBe('Lê Văn Bình')
  expect((await put({ name: 'Kho Nhà Bè 2' })).body.data.head_id).toBe(binh)
  expect((await put({ head_id: '' })).body.data.head).toBeNull()
  const log = (await keeper.get(`/organizations/${id}/logs`)).body.data
  const told = log.flatMap(({ changes }: { changes: { field: string }[] }) =>
    changes.filter(({ field }) => field === 'head'),
  )
  expect(told).toEqual([
    { field: 'head', before: 'Lê Văn Bình', after: null },
    { field: 'head', before: 'Trần Thị Hoa', after: 'Lê Văn Bình' },
    { field: 'head', before: null, after: 'Trần Thị Hoa' },
  ])
})

it('nobody is chosen who is not there or no longer active, but who leads already may stay', async () => {
  const deleted = await person('Đã Xóa', { deleted_at: new Date().toISOString() })
  for (const head_id of [deleted, 999_999, await person('Đã Nghỉ', { status: 1 }), 'x'])
    expect(Object.keys((await create({ head_id })).body.errors)).toEqual(['head_id'])
  const leaver = await person('Sắp Nghỉ')
  const { id } = (await create({ head_id: leaver })).body.data
  await world.db.updateTable('users').set({ status: 1 }).where('id', '=', leaver).execute()
  expect(await head(id)).toEqual({ id: leaver, name: 'Sắp Nghỉ', is_gone: true })
  const kept = await keeper.put(`/organizations/${id}`, { body: { ...depot, head_id: leaver } })
  expect([kept.status, kept.body.data.head.is_gone]).toEqual([200, true])
  const heir = await person('Người Kế')
  expect((await keeper.put(`/organizations/${id}`, { body: { ...depot, head_id: heir } })).body.data.head.name).toBe(
    'Người Kế',
  )
})

it('whoever has seen another head is told, and a client that knows of none is in nobody’s way', async () => {
  const [one, other] = [await person('Một'), await person('Hai')]
  const { id } = (await create({ head_id: one })).body.data
  const put = async (more: object, seen: object) => {
    const { status, body } = await keeper.put(`/organizations/${id}`, { body: { ...depot, ...more, seen } })
    return [status, body.code ?? body.data.head_id]
  }
  expect(await put({ head_id: other }, { ...depot, head_id: null })).toEqual([400, 'changed_meanwhile'])
  expect(await put({ phone: '1' }, depot)).toEqual([200, one])
  expect(await put({ head_id: other }, { ...depot, phone: '1', head_id: one })).toEqual([200, other])
})

it('a checker reads in the log who led before and what it stood below', async () => {
  const above = (await create({ name: 'Chi nhánh Đà Nẵng' })).body.data.id
  const id = (await create()).body.data.id
  const head_id = await person('Trần Thị Hoa')
  await keeper.put(`/organizations/${id}`, { body: { ...depot, parent_id: above, head_id } })
  await keeper.put(`/organizations/${id}`, { body: { ...depot, head_id: '' } })
  const query = { kind: 'organizations', id }
  const log = (await keeper.get('/waiting/log', { query })).body.data
  expect(log.slice(0, 2).map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [
      { field: 'Stands below', before: 'Chi nhánh Đà Nẵng', after: null },
      { field: 'Head', before: 'Trần Thị Hoa', after: null },
    ],
    [
      { field: 'Stands below', before: null, after: 'Chi nhánh Đà Nẵng' },
      { field: 'Head', before: null, after: 'Trần Thị Hoa' },
    ],
  ])
})
