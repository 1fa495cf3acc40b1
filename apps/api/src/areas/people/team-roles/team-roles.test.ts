import type { GroupAlias } from '@apron/contract/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builders } from '#testing/audits/audit-builders.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

describe('team roles', () => {
  it('are listed by their order, highest first, each with its group', async () => {
    const reader = await world.as()
    await world.db
      .insertInto('team_roles')
      .values([
        { alias: 'Đơn vị được đánh giá', group_id: reader.groupId, order: 1, part: 'auditee' },
        { alias: 'Trưởng đoàn', group_id: reader.groupId, order: 9, part: 'leader' },
        { alias: 'Đánh giá viên', group_id: reader.groupId, order: 5 },
      ])
      .execute()
    const { body } = await reader.get('/group-aliases', { query: { per_page: 500 } })
    expect(body.data.map((row: GroupAlias) => [row.alias, row.part])).toEqual([
      ['Trưởng đoàn', 'leader'],
      ['Đánh giá viên', null],
      ['Đơn vị được đánh giá', 'auditee'],
    ])
    expect(body.data[0]).toMatchObject({ grp_id: reader.groupId, group: { id: reader.groupId } })
    expect((await world.nobody.get('/group-aliases')).status).toBe(401)
  })

  it('are answered with the page on which a wanted one stands', async () => {
    const reader = await world.as()
    const names = Array.from({ length: 45 }, (_, at) => `Quan sát viên ${at}`)
    const rows = await world.db
      .insertInto('team_roles')
      .values(names.map((alias, at) => ({ alias, group_id: reader.groupId, order: 5000 - at })))
      .returning('id')
      .execute()
    const wanted = rows[30]!.id
    const { body } = await reader.get('/group-aliases', { query: { alias_id: wanted } })
    expect(body.meta.current_page).toBe(2)
    expect(body.data.map((row: GroupAlias) => row.id)).toContain(wanted)
    const gone = await reader.get('/group-aliases', { query: { alias_id: 2_000_000 } })
    expect([gone.status, gone.body.meta.current_page]).toEqual([200, 1])
  })

  it('are created, changed and deleted, and the trail tells how they were', async () => {
    const keeper = await world.as('CREATE_GROUP_ALIAS', 'UPDATE_GROUP_ALIAS', 'DELETE_GROUP_ALIAS')
    const form = { alias: 'Thư ký', grp_id: keeper.groupId, order: 3, desc: 'Ghi biên bản', part: 'auditor' }
    const { id } = (await keeper.post('/group-aliases', { body: form })).body.data
    expect((await keeper.get(`/group-aliases/${id}`)).body.data).toMatchObject(form)
    const { part: _, ...withoutPart } = form
    const changed = await keeper.put(`/group-aliases/${id}`, { body: { ...withoutPart, alias: 'Thư ký đoàn' } })
    expect(changed.body.data).toMatchObject({ alias: 'Thư ký đoàn', part: 'auditor' })
    expect((await keeper.put(`/group-aliases/${id}`, { body: { ...form, part: null } })).body.data.part).toBe(null)
    expect((await keeper.delete(`/group-aliases/${id}`)).status).toBe(200)
    const entry = await world.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'team_role.deleted')
      .where('subject_id', '=', id)
      .executeTakeFirst()
    expect(entry).toMatchObject({ user_id: keeper.id, before: { alias: 'Thư ký' } })
  })

  it('keep their alias to themselves', async () => {
    const keeper = await world.as('CREATE_GROUP_ALIAS')
    const add = (alias: string) => keeper.post('/group-aliases', { body: { alias, grp_id: keeper.groupId, order: 1 } })
    await add('Chuyên gia')
    const second = await add('CHUYÊN GIA')
    expect([second.status, Object.keys(second.body.errors)]).toEqual([422, ['alias']])
  })

  it('are tied only to approved groups', async () => {
    const keeper = await world.as('CREATE_GROUP_ALIAS')
    const { groupId: grp_id } = await world.as()
    await world.db.updateTable('groups').set({ status: 0 }).where('id', '=', grp_id).execute()
    const body = { alias: 'Khách', grp_id, order: 1 }
    const tied = await keeper.post('/group-aliases', { body, headers: { 'accept-language': 'vi' } })
    expect([tied.status, tied.body.errors]).toEqual([422, { grp_id: ['Trạng thái của nhóm chưa phải là Phê Duyệt'] }])
  })

  it('have an order that somebody typed', async () => {
    const keeper = await world.as('CREATE_GROUP_ALIAS')
    const add = (order: unknown) =>
      keeper.post('/group-aliases', { body: { alias: 'Thực tập sinh', grp_id: keeper.groupId, order } })
    expect((await add('')).body.errors).toEqual({ order: ['This field is required.'] })
    expect((await add('x')).body.errors).toEqual({ order: ['This must be a number.'] })
    expect((await add('0')).body.data.order).toBe(0)
  })

  it('give nobody what they do not hold: neither by a new role nor by tying another group to one', async () => {
    const keeper = await world.as('CREATE_GROUP_ALIAS', 'UPDATE_GROUP_ALIAS')
    const stronger = await world.as('CREATE_GROUP_ALIAS', 'AUDIT_CHECKLIST_ITEM')
    const form = { alias: 'Giám sát', grp_id: stronger.groupId, order: 1 }
    const created = await keeper.post('/group-aliases', { body: form })
    expect([created.status, created.body.errors]).toEqual([
      422,
      { grp_id: ['This group has permissions that you do not have: Answer audit questions.'] },
    ])
    const { id } = (await keeper.post('/group-aliases', { body: { ...form, grp_id: keeper.groupId } })).body.data
    expect((await keeper.put(`/group-aliases/${id}`, { body: form })).status).toBe(422)
    expect((await keeper.put(`/group-aliases/${id}`, { body: { ...form, grp_id: 1 } })).status).toBe(422)
    const row = await world.db.selectFrom('team_roles').select('group_id').where('id', '=', id).executeTakeFirst()
    expect(row?.group_id).toBe(keeper.groupId)
    const chief = await world.asSuper()
    expect((await chief.put(`/group-aliases/${id}`, { body: form })).body.data.grp_id).toBe(stronger.groupId)
  })

  it('stay while people of an audit hold them, and the message says so', async () => {
    const chief = await world.asSuper()
    const { id } = (
      await chief.post('/group-aliases', { body: { alias: 'Quan sát viên', grp_id: chief.groupId, order: 1 } })
    ).body.data
    const audit = await builders(world).audit(chief)
    await world.db
      .insertInto('audit_members')
      .values({ audit_id: audit, team_role_id: id, user_id: chief.id })
      .execute()
    const refused = await chief.delete(`/group-aliases/${id}`)
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'This cannot be deleted, it is in use: 1 place in an audit team.',
    ])
  })
})
