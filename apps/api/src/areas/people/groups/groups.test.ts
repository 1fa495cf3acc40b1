import type { Group } from '@apron/contract/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const auditors = { name: 'Đánh giá viên', description: 'Trả lời câu hỏi' }

describe('a user group', () => {
  it('is created waiting for approval, without a single permission, and the trail tells by whom', async () => {
    const maker = await world.as('CREATE_GROUP')
    const { status, body } = await maker.post('/groups', { body: auditors })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ ...auditors, status: { code: 0 }, user_count: 0 })
    const granted = await world.db
      .selectFrom('group_permissions')
      .selectAll()
      .where('group_id', '=', body.data.id)
      .execute()
    expect(granted).toEqual([])
    const entry = await world.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'group.created')
      .where('subject_id', '=', body.data.id)
      .executeTakeFirst()
    expect(entry).toMatchObject({ user_id: maker.id, after: { name: auditors.name } })
  })

  it('is approved by somebody else, and goes back to be submitted when a rejected one is edited', async () => {
    const maker = await world.as('CREATE_GROUP', 'UPDATE_GROUP', 'APPROVE_GROUP')
    const checker = await world.as('REJECT_GROUP', 'APPROVE_GROUP')
    const { id } = (await maker.post('/groups', { body: { name: 'Biên soạn' } })).body.data
    expect((await maker.post(`/groups/${id}/approval`)).body.code).toBe('four_eyes')
    expect((await checker.post(`/groups/${id}/approval`)).body.data.code).toBe(1)
    expect((await checker.post(`/groups/${id}/rejection`)).body.data.code).toBe(2)
    const edited = await maker.put(`/groups/${id}`, { body: { name: 'Ban biên soạn', description: null } })
    expect(edited.body.data).toMatchObject({ name: 'Ban biên soạn', status: { code: 0 } })
  })

  it('keeps its name to itself, whatever the diacritics', async () => {
    const maker = await world.as('CREATE_GROUP')
    await maker.post('/groups', { body: { name: 'Trưởng đoàn' } })
    const second = await maker.post('/groups', { body: { name: 'TRUONG DOAN' } })
    expect([second.status, Object.keys(second.body.errors)]).toEqual([422, ['name']])
  })

  it('is listed with how many people are in it, by status and the Vietnamese way', async () => {
    const own = await startWorld()
    const reader = await own.as()
    await own.db.deleteFrom('groups').where('id', 'not in', [1, reader.groupId]).execute()
    await own.db
      .insertInto('groups')
      .values(['Đội 10', 'Đội 9', 'Ấn kiểm'].map((name) => ({ name, status: 2 })))
      .execute()
    const { body } = await reader.get('/groups', { query: { sort_by: 'name', sort: 'asc', status: 2 } })
    expect(body.data.map((row: Group) => row.name)).toEqual(['Ấn kiểm', 'Đội 9', 'Đội 10'])
    const query = { sort_by: 'name', sort: 'asc', status: 2, per_page: 2, group_id: body.data[2].id }
    const holding = await reader.get('/groups', { query })
    expect([holding.body.data[0].name, holding.body.meta.current_page]).toEqual(['Đội 10', 2])
    expect((await reader.get(`/groups/${reader.groupId}`)).body.data.user_count).toBe(1)
    await own.stop()
  })

  it('is not deleted with people or team roles in it, trash included, and the message says so', async () => {
    const cleaner = await world.as('CREATE_GROUP', 'DELETE_GROUP')
    const member = await world.as()
    await world.db.insertInto('team_roles').values({ alias: 'Quan sát', group_id: member.groupId, order: 1 }).execute()
    const refused = await cleaner.delete(`/groups/${member.groupId}`)
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'This cannot be deleted, it is in use: 1 user, 1 team role.',
    ])
    await world.db.deleteFrom('team_roles').where('group_id', '=', member.groupId).execute()
    await world.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', member.id).execute()
    expect((await cleaner.get(`/groups/${member.groupId}`)).body.data.user_count).toBe(0)
    const trashed = await cleaner.delete(`/groups/${member.groupId}`, { headers: { 'accept-language': 'vi' } })
    expect([trashed.status, trashed.body.message]).toEqual([
      400,
      'Không xóa được vì đang được sử dụng: 1 người dùng trong thùng rác (hãy khôi phục và chuyển họ đi trước).',
    ])
    const { id } = (await cleaner.post('/groups', { body: { name: 'Bỏ đi' } })).body.data
    expect((await cleaner.delete(`/groups/${id}`)).status).toBe(200)
    expect((await cleaner.get(`/groups/${id}`)).status).toBe(404)
  })
})

describe('the administrators’ group', () => {
  it('keeps its name and status, and is not deleted, not even by its members', async () => {
    const chief = await world.asSuper()
    const before = await world.db.selectFrom('groups').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
    const renamed = await chief.put('/groups/1', { body: { name: 'Mọi người' }, headers: { 'accept-language': 'vi' } })
    expect([renamed.status, renamed.body.message]).toEqual([
      400,
      'Nhóm quản trị luôn giữ nguyên tên, trạng thái và toàn quyền.',
    ])
    expect((await chief.post('/groups/1/rejection')).body.code).toBe('super_group')
    expect((await chief.delete('/groups/1')).body.code).toBe('super_group')
    expect(await world.db.selectFrom('groups').selectAll().where('id', '=', 1).executeTakeFirst()).toEqual(before)
  })

  it('may be described', async () => {
    const editor = await world.as('UPDATE_GROUP')
    const described = await editor.put('/groups/1', { body: { name: 'Administrators', description: 'Toàn quyền' } })
    expect(described.body.data).toMatchObject({ description: 'Toàn quyền', status: { code: 1 } })
  })
})
