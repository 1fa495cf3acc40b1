import type { PermissionFolder } from '@apron/contract/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const all = { per_page: 'all', sort: 'asc' }
const idOf = async (code: string) =>
  (await world.db.selectFrom('permissions').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

describe('permissions', () => {
  it('are listed by group, in the language of the reader', async () => {
    const reader = await world.as('GROUP_PERMISSION')
    const { body } = await reader.get('/permissions', { query: all, headers: { 'accept-language': 'vi' } })
    const unsorted = await reader.get('/permissions', { query: { per_page: 'all' } })
    expect(unsorted.body.data.at(-1).name).toBe('AREA_GROUP')
    expect(body.data[0]).toMatchObject({ name: 'AREA_GROUP', text: 'Nhóm người dùng', parent_id: 0, is_own: false })
    expect(body.data[0].children[0]).toMatchObject({
      name: 'CREATE_GROUP',
      text: 'Tạo nhóm người dùng',
      parent_id: body.data[0].id,
    })
    const one = (await reader.get(`/permissions/${body.data[0].id}`, { headers: { 'accept-language': 'vi' } })).body
      .data
    expect(one.children).toEqual(body.data[0].children)
    expect((await reader.get(`/permissions/${one.children[0].id}`)).body.data.children).toEqual([])
    expect(body.data.flatMap((folder: PermissionFolder) => folder.children).length).toBeGreaterThan(100)
  })

  it('of one’s own are made, renamed, moved and deleted', async () => {
    const keeper = await world.as('CREATE_PERMISSION', 'UPDATE_PERMISSION', 'DELETE_PERMISSION')
    const folder = (await keeper.post('/permissions', { body: { name: 'Kho bãi', parent_id: 0 } })).body.data
    const made = await keeper.post('/permissions', {
      body: { name: 'Mở kho', parent_id: folder.id, description: 'Cầm chìa khóa' },
    })
    expect(made.body.data).toMatchObject({ name: 'Mở kho', text: 'Mở kho', is_own: true, description: 'Cầm chìa khóa' })
    const { id } = made.body.data
    const groupArea = await idOf('AREA_GROUP')
    const moved = await keeper.put(`/permissions/${id}`, { body: { name: 'Mở cửa kho', parent_id: groupArea } })
    expect(moved.body.data).toMatchObject({ name: 'Mở cửa kho', parent_id: groupArea })
    expect((await keeper.put(`/permissions/${id}`, { body: { name: 'Mở cửa kho', parent_id: 0 } })).status).toBe(422)
    expect((await keeper.put(`/permissions/${id}`, { body: { name: 'Mở kho', parent_id: id } })).status).toBe(422)
    expect((await keeper.delete(`/permissions/${id}`)).status).toBe(200)
    expect((await keeper.delete(`/permissions/${folder.id}`)).status).toBe(200)
    expect((await keeper.get(`/permissions/${id}`)).status).toBe(404)
  })

  it('of the product are neither renamed nor deleted', async () => {
    const chief = await world.asSuper()
    const before = await world.db.selectFrom('permissions').selectAll().orderBy('id').execute()
    for (const code of ['CREATE_GROUP', 'AREA_GROUP']) {
      const id = await idOf(code)
      const renamed = await chief.put(`/permissions/${id}`, { body: { name: 'Khác', parent_id: 0 } })
      expect([renamed.status, renamed.body.code]).toEqual([400, 'product_permission'])
      expect((await chief.delete(`/permissions/${id}`)).body.code).toBe('product_permission')
    }
    expect(await world.db.selectFrom('permissions').selectAll().orderBy('id').execute()).toEqual(before)
  })

  it('of one’s own never become one that the product asks for, whatever they are called', async () => {
    const keeper = await world.as('CREATE_PERMISSION')
    const taken = await keeper.post('/permissions', { body: { name: 'create_group', parent_id: 0 } })
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['name']])
    const chief = await world.asSuper()
    const area = await idOf('AREA_GROUP')
    const later = (await chief.post('/permissions', { body: { name: 'PURGE_GROUP', parent_id: area } })).body.data
    const member = await world.as()
    await chief.post(`/groups/${member.groupId}/permissions`, { body: { data: [later.id] } })
    const codes = await world.db.selectFrom('permissions').select('code').where('id', '=', later.id).execute()
    expect(codes).toEqual([{ code: 'own:PURGE_GROUP' }])
    expect((await member.get('/profiles')).body.data.permissions).toEqual([])
  })

  it('stand in groups of permissions and nowhere deeper', async () => {
    const keeper = await world.as('CREATE_PERMISSION')
    const deeper = await keeper.post('/permissions', { body: { name: 'Sâu', parent_id: await idOf('CREATE_GROUP') } })
    expect([deeper.status, Object.keys(deeper.body.errors)]).toEqual([422, ['parent_id']])
    const nowhere = await keeper.post('/permissions', { body: { name: 'Sâu', parent_id: 999999 } })
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['parent_id']])
  })

  it('are not deleted while a group has them, and the message says so', async () => {
    const chief = await world.asSuper()
    const folder = (await chief.post('/permissions', { body: { name: 'Bến cảng', parent_id: 0 } })).body.data
    const { id } = (await chief.post('/permissions', { body: { name: 'Mở bến', parent_id: folder.id } })).body.data
    const member = await world.as()
    await chief.post(`/groups/${member.groupId}/permissions`, { body: { data: [id] } })
    expect((await chief.delete(`/permissions/${id}`)).body.message).toBe(
      'This cannot be deleted, it is in use: 1 user group.',
    )
    expect((await chief.delete(`/permissions/${folder.id}`)).body.message).toBe(
      'This cannot be deleted, it is in use: 1 permission in it.',
    )
  })
})
