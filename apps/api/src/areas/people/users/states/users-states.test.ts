import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const trail = (action: string) =>
  world.db.selectFrom('audit_trail').selectAll().where('action', '=', action).orderBy('id', 'desc').execute()

const fullnameOf = async (id: number) =>
  (await world.db.selectFrom('users').select('fullname').where('id', '=', id).executeTakeFirstOrThrow()).fullname

describe('a user', () => {
  it('that is deactivated is signed out at once and cannot sign in until activated again', async () => {
    const boss = await world.as('ACTIVATE_USER', 'DEACTIVATE_USER')
    const target = await world.as()
    expect((await target.get('/profiles')).status).toBe(200)
    const off = await boss.post(`/users/${target.id}/deactivate`)
    expect([off.status, off.body.data]).toEqual([200, { code: 1, name: 'Deactivated' }])
    expect((await target.get('/profiles')).status).toBe(401)
    const again = await boss.post(`/users/${target.id}/deactivate`)
    expect([again.status, again.body.code]).toEqual([400, 'wrong_status'])
    const on = await boss.post(`/users/${target.id}/active`, { headers: { 'accept-language': 'vi' } })
    expect(on.body.data).toEqual({ code: 0, name: 'Hoạt động' })
    expect((await target.get('/profiles')).status).toBe(401)
    expect((await trail('user.deactivated'))[0]).toMatchObject({ user_id: boss.id, subject_id: target.id })
  })

  it('that is deleted is gone from the list, is signed out, stands in the trash and comes back', async () => {
    const boss = await world.as('DELETE_USER', 'RESTORE_USER', 'UPDATE_USER')
    const target = await world.as()
    expect((await boss.delete(`/users/${target.id}`)).status).toBe(200)
    expect((await target.get('/profiles')).status).toBe(401)
    expect((await boss.get(`/users/${target.id}`)).status).toBe(404)
    expect((await boss.delete(`/users/${target.id}`)).status).toBe(404)
    const trash = await boss.get('/users/trashs')
    expect(trash.body).toMatchObject({
      data: [{ id: target.id, deleted_at: expect.any(String), deleted_by: await fullnameOf(boss.id) }],
      meta: { total: 1, last_page: 1 },
    })
    const back = await boss.post('/users/trashs', { body: { data: [target.id] } })
    expect(back.body.data).toEqual({ count: 1 })
    expect((await boss.get(`/users/${target.id}`)).status).toBe(200)
    expect((await trail('user.restored'))[0]).toMatchObject({ user_id: boss.id, after: { ids: [target.id] } })
  })

  it('stays in the trash while somebody else has the address or the organisation is gone', async () => {
    const boss = await world.as('RESTORE_USER')
    const { id: organization_id } = await world.db
      .insertInto('organizations')
      .values({ name: 'Kho cũ', status: 1, deleted_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const base = { password_hash: '-', group_id: boss.groupId }
    const [twin, homeless] = await world.db
      .insertInto('users')
      .values([
        { ...base, fullname: 'Bản sao', email: 'Twin@example.test', deleted_at: new Date() },
        { ...base, fullname: 'Không đơn vị', email: 'h@example.test', deleted_at: new Date(), organization_id },
        { ...base, fullname: 'Còn đây', email: 'twin@example.test' },
      ])
      .returning('id')
      .execute()
    const { status, body } = await boss.post('/users/trashs', { body: { data: [twin!.id, homeless!.id] } })
    expect([status, body.code]).toEqual([400, 'bulk_refused'])
    expect(body.message).toMatch(/Bản sao.*Không đơn vị/)
    expect((await boss.get('/users/trashs', { query: { search: 'ban sao' } })).body.meta.total).toBe(1)
  })
})

describe('several users', () => {
  it('are changed together or not at all, and the message names who cannot go', async () => {
    const boss = await world.as('DEACTIVATE_USER', 'ACTIVATE_USER', 'DELETE_USER')
    const [one, two] = [await world.as(), await world.as()]
    const deleter = await fullnameOf(boss.id)
    const withOneself = await boss.put('/multi-deactivate-users', { body: { ids: [one.id, boss.id, 999_999] } })
    expect([withOneself.status, withOneself.body.code]).toEqual([400, 'bulk_refused'])
    expect(withOneself.body.message).toContain('2 of the 3')
    expect((await one.get('/profiles')).status).toBe(200)
    const both = await boss.put('/multi-deactivate-users', { body: { ids: [one.id, two.id] } })
    expect(both.body.data).toEqual({ count: 2 })
    expect((await one.get('/profiles')).status).toBe(401)
    expect((await boss.put('/multi-active-users', { body: { ids: [one.id, two.id] } })).body.data).toEqual({ count: 2 })
    expect((await boss.delete('/multi-destroy-users', { body: { ids: [one.id, two.id] } })).body.data).toEqual({
      count: 2,
    })
    expect((await trail('user.deleted_many'))[0]).toMatchObject({ user_id: boss.id, after: { ids: [one.id, two.id] } })
    const { body } = await (await world.as('RESTORE_USER')).get('/users/trashs')
    const people = body.data.filter(({ id }: { id: number }) => [one.id, two.id].includes(id))
    expect(people.map((person: { deleted_by: string }) => person.deleted_by)).toEqual(
      Array.from({ length: 2 }, () => deleter),
    )
    expect((await boss.put('/multi-active-users', { body: { ids: [] } })).status).toBe(422)
  })
})
