import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

let made = 0
const sheet = (groupId: number, more: Record<string, string> = {}) => {
  made += 1
  return form({
    name: 'Ai đó',
    fullname: 'Ai đó',
    email: `ai${made}@example.test`,
    gender: '1',
    grp_id: String(groupId),
    password: 'tra nap 2026',
    repass: 'tra nap 2026',
    ...more,
  })
}
const group = (id: number) =>
  world.db.selectFrom('users').select('group_id').where('id', '=', id).executeTakeFirstOrThrow()
const came = ({ status, body }: { status: number; body: { code?: string; errors?: object } }) => [
  status,
  body.errors ? Object.keys(body.errors) : body.code,
]

describe('nobody gives what they do not hold', () => {
  it('when they make a user', async () => {
    const maker = await world.as('CREATE_USER')
    const stronger = await world.as('CREATE_USER', 'APPROVE_POSITION')
    expect(came(await maker.post('/users', { form: sheet(stronger.groupId) }))).toEqual([422, ['grp_id']])
    expect(came(await maker.post('/users', { form: sheet(1) }))).toEqual([422, ['grp_id']])
    expect((await stronger.post('/users', { form: sheet(maker.groupId) })).status).toBe(200)
  })

  it('when they move a user, themselves included', async () => {
    const editor = await world.as('UPDATE_USER')
    const target = await world.as()
    const stronger = await world.as('UPDATE_USER', 'APPROVE_POSITION')
    for (const id of [target.id, editor.id]) {
      expect(came(await editor.post(`/users/${id}`, { form: sheet(stronger.groupId) }))).toEqual([422, ['grp_id']])
      expect(came(await editor.post(`/users/${id}`, { form: sheet(1) }))).toEqual([422, ['grp_id']])
    }
    expect(await group(target.id)).toEqual({ group_id: target.groupId })
    expect((await editor.post(`/users/${target.id}`, { form: sheet(editor.groupId) })).status).toBe(200)
    expect(await group(target.id)).toEqual({ group_id: editor.groupId })
  })

  it('and takes no account over by a new password or address', async () => {
    const editor = await world.as('UPDATE_USER')
    const stronger = await world.as('UPDATE_USER', 'APPROVE_POSITION')
    const boss = await world.asSuper()
    for (const target of [stronger, boss]) {
      const answer = await editor.post(`/users/${target.id}`, { form: sheet(editor.groupId) })
      expect(came(answer)).toEqual([400, 'user_above'])
    }
  })

  it('and the lists tell beforehand whom and which groups they may have', async () => {
    const editor = await world.as('UPDATE_USER', 'CREATE_POSITION')
    const weaker = await world.as('UPDATE_USER')
    const stronger = await world.as('UPDATE_USER', 'APPROVE_POSITION')
    const boss = await world.asSuper()
    const all = { query: { per_page: 'all' } }
    const held = (rows: { id: number; is_held: boolean }[], ids: number[]) =>
      ids.map((id) => rows.find((row) => row.id === id)?.is_held)
    const [people, groups] = [(await editor.get('/users', all)).body.data, (await editor.get('/groups', all)).body.data]
    const ids = [editor, weaker, stronger, boss].map(({ id }) => id)
    expect(held(people, ids)).toEqual([true, true, false, false])
    const groupIds = [editor.groupId, weaker.groupId, stronger.groupId, 1]
    expect(held(groups, groupIds)).toEqual([true, true, false, false])
    for (const [at, id] of ids.entries()) {
      expect((await editor.get(`/users/${id}`)).body.data.is_held).toBe(at < 2)
    }
    expect(held((await boss.get('/groups', all)).body.data, groupIds)).toEqual([true, true, true, true])
  })

  it('nor puts somebody above them out, brings them back or deletes them, one by one or together', async () => {
    const rights = ['ACTIVATE_USER', 'DEACTIVATE_USER', 'DELETE_USER', 'RESTORE_USER'] as const
    const keeper = await world.as(...rights)
    const [above, below] = [await world.as('APPROVE_POSITION'), await world.as()]
    const state = (status: number, deleted_at: Date | null = null) =>
      world.db.updateTable('users').set({ status, deleted_at }).where('id', '=', above.id).execute()
    const ids = [above.id, below.id]
    expect(came(await keeper.post(`/users/${above.id}/deactivate`))).toEqual([400, 'user_above'])
    expect(came(await keeper.delete(`/users/${above.id}`))).toEqual([400, 'user_above'])
    const together = [
      await keeper.put('/multi-deactivate-users', { body: { ids } }),
      await keeper.delete('/multi-destroy-users', { body: { ids } }),
    ]
    await state(1)
    expect(came(await keeper.post(`/users/${above.id}/active`))).toEqual([400, 'user_above'])
    together.push(await keeper.put('/multi-active-users', { body: { ids: [above.id] } }))
    await state(0, new Date())
    together.push(await keeper.post('/users/trashs', { body: { data: [above.id] } }))
    for (const { status, body } of together) {
      expect([status, body.code]).toEqual([400, 'bulk_refused'])
      expect(body.message).toMatch(/1 holding rights that you do not have \(Person \d+\)/)
    }
    expect((await keeper.get('/users/trashs')).body.data[0]).toMatchObject({ id: above.id, is_held: false })
    expect((await keeper.put('/multi-deactivate-users', { body: { ids: [below.id] } })).status).toBe(200)
  })

  it('nor joins group 1 by holding every permission that its members hold', async () => {
    const all = await world.db.selectFrom('permissions').select('code').where('parent_id', 'is not', null).execute()
    const almighty = await world.as(...(all.map(({ code }) => code) as 'CREATE_USER'[]))
    expect(came(await almighty.post('/users', { form: sheet(1) }))).toEqual([422, ['grp_id']])
  })
})

describe('the membership of group 1', () => {
  const rights = ['ACTIVATE_USER', 'DEACTIVATE_USER', 'DELETE_USER', 'RESTORE_USER'] as const
  const everyWay = (id: number): ((by: Browser) => Promise<{ status: number; body: { code: string } }>)[] => [
    (by) => by.post(`/users/${id}/active`),
    (by) => by.post(`/users/${id}/deactivate`),
    (by) => by.delete(`/users/${id}`),
    (by) => by.put('/multi-active-users', { body: { ids: [id] } }),
    (by) => by.put('/multi-deactivate-users', { body: { ids: [id] } }),
    (by) => by.delete('/multi-destroy-users', { body: { ids: [id] } }),
  ]

  it('is touched by its members only, one by one and together', async () => {
    const outsider = await world.as(...rights)
    const [target] = [await world.asSuper(), await world.asSuper()]
    for (const way of everyWay(target.id)) {
      const { status, body } = await way(outsider)
      expect([status, ['admins_only', 'bulk_refused'].includes(body.code)]).toEqual([400, true])
    }
    await world.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', target.id).execute()
    const restored = await outsider.post('/users/trashs', { body: { data: [target.id] } })
    expect([restored.status, restored.body.message]).toEqual([400, expect.stringContaining('administrators group')])
  })

  it('never becomes empty: not by leaving it, not by deactivation of all others together', async () => {
    const own = await startWorld()
    const last = await own.asSuper()
    const left = await last.post(`/users/${last.id}`, { form: sheet((await own.as()).groupId) })
    expect(came(left)).toEqual([400, 'last_admin'])
    for (const way of everyWay(last.id).slice(1)) {
      const { status } = await way(last)
      expect(status).toBe(400)
    }
    const second = await own.asSuper()
    const both = await last.put('/multi-deactivate-users', { body: { ids: [last.id, second.id] } })
    expect(both.status).toBe(400)
    expect((await last.post(`/users/${second.id}/deactivate`)).status).toBe(200)
    expect((await last.post(`/users/${second.id}/active`)).status).toBe(200)
    const moved = await last.post(`/users/${last.id}`, { form: sheet((await own.as()).groupId) })
    expect(moved.status).toBe(200)
    await own.stop()
  })

  it('is never taken from oneself', async () => {
    const someone = await world.as(...rights)
    expect(came(await someone.post(`/users/${someone.id}/deactivate`))).toEqual([400, 'own_account'])
    expect(came(await someone.delete(`/users/${someone.id}`))).toEqual([400, 'own_account'])
    const bulk = await someone.delete('/multi-destroy-users', { body: { ids: [someone.id] } })
    expect([bulk.status, bulk.body.message]).toEqual([400, expect.stringContaining('1 your own account')])
  })
})
