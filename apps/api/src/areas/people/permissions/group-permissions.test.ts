import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Permission } from '@apron/contract'
import type { GroupPermissionFolder } from '@apron/contract/people'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const idsOf = async (...codes: Permission[]) => {
  const rows = await world.db
    .selectFrom('permissions')
    .select(['id', 'code'])
    .where('code', 'in', [...codes, ''])
    .execute()
  return codes.map((code) => rows.find((row) => row.code === code)!.id)
}
const codesOf = async (groupId: number) => {
  const rows = await world.db
    .selectFrom('group_permissions')
    .innerJoin('permissions', 'permissions.id', 'permission_id')
    .select('code')
    .where('group_id', '=', groupId)
    .orderBy('code')
    .execute()
  return rows.map(({ code }) => code)
}
const flat = (folders: GroupPermissionFolder[]) => folders.flatMap(({ children }) => children)

describe('the permissions of a group', () => {
  it('are read with what the group has and what the caller may give', async () => {
    const giver = await world.as('GROUP_PERMISSION', 'CREATE_POSITION')
    const member = await world.as('CREATE_POSITION', 'UPDATE_POSITION')
    const { body } = await giver.get(`/groups/${member.groupId}/permissions`, { query: { per_page: 'all' } })
    const byName = new Map(flat(body.data).map((entry) => [entry.name, [entry.select, entry.is_held]]))
    expect(byName.get('CREATE_POSITION')).toEqual([true, true])
    expect(byName.get('UPDATE_POSITION')).toEqual([true, false])
    expect(byName.get('GROUP_PERMISSION')).toEqual([false, true])
    expect(byName.get('DELETE_POSITION')).toEqual([false, false])
    const ofSuper = await giver.get('/groups/1/permissions', { query: { per_page: 'all' } })
    expect(flat(ofSuper.body.data).every((entry) => entry.select)).toBe(true)
    expect((await giver.get('/groups/999999/permissions')).status).toBe(404)
  })

  it('are replaced as a whole; the trail has both sets', async () => {
    const giver = await world.as('GROUP_PERMISSION', 'CREATE_POSITION', 'UPDATE_POSITION', 'DELETE_POSITION')
    const member = await world.as('CREATE_POSITION', 'UPDATE_POSITION')
    const before = await idsOf('CREATE_POSITION', 'UPDATE_POSITION')
    const data = await idsOf('UPDATE_POSITION', 'DELETE_POSITION')
    expect((await giver.post(`/groups/${member.groupId}/permissions`, { body: { data, seen: before } })).status).toBe(
      200,
    )
    expect(await codesOf(member.groupId)).toEqual(['DELETE_POSITION', 'UPDATE_POSITION'])
    const entry = await world.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'group.permissions_saved')
      .where('subject_id', '=', member.groupId)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ user_id: giver.id, before: { permissions: before }, after: { permissions: data } })
  })

  it('are given only by somebody who has them, and the message names what is missing', async () => {
    const giver = await world.as('GROUP_PERMISSION', 'CREATE_POSITION')
    const member = await world.as()
    for (const groupId of [member.groupId, giver.groupId]) {
      const kept = await idsOf(...((await codesOf(groupId)) as Permission[]))
      const given = await giver.post(`/groups/${groupId}/permissions`, {
        body: { data: [...kept, ...(await idsOf('CREATE_POSITION', 'CREATE_USER'))] },
      })
      expect([given.status, given.body.code]).toEqual([400, 'not_held'])
      expect(given.body.message).toContain('Create users')
      expect(given.body.message).not.toContain('Create positions')
    }
    expect(await codesOf(member.groupId)).toEqual([])
    expect(await codesOf(giver.groupId)).toEqual(['CREATE_POSITION', 'GROUP_PERMISSION'])
  })

  it('that the caller does not have are not taken away either, and stay when they are sent along', async () => {
    const giver = await world.as('GROUP_PERMISSION', 'CREATE_POSITION')
    const member = await world.as('CREATE_USER')
    const save = async (...codes: Permission[]) =>
      giver.post(`/groups/${member.groupId}/permissions`, { body: { data: await idsOf(...codes) } })
    expect((await save()).body.code).toBe('not_held')
    expect((await save('CREATE_USER', 'CREATE_POSITION')).status).toBe(200)
    expect(await codesOf(member.groupId)).toEqual(['CREATE_POSITION', 'CREATE_USER'])
  })

  it('of the administrators are changed by nobody', async () => {
    const chief = await world.asSuper()
    const refused = await chief.post('/groups/1/permissions', { body: { data: [] } })
    expect([refused.status, refused.body.code]).toEqual([400, 'super_group'])
    expect(await codesOf(1)).toEqual([])
  })

  it('are permissions that exist, and never a whole group of them', async () => {
    const chief = await world.asSuper()
    const member = await world.as('CREATE_POSITION')
    const unknown = await chief.post(`/groups/${member.groupId}/permissions`, { body: { data: [999_999] } })
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['data']])
    const area = await world.db
      .selectFrom('permissions')
      .select('id')
      .where('code', '=', 'AREA_USER')
      .executeTakeFirstOrThrow()
    const whole = await chief.post(`/groups/${member.groupId}/permissions`, { body: { data: [area.id] } })
    expect([whole.status, whole.body.errors]).toEqual([422, { data: ['The chosen record does not exist.'] }])
    expect(await codesOf(member.groupId)).toEqual(['CREATE_POSITION'])
    expect((await chief.post('/groups/999999/permissions', { body: { data: [] } })).status).toBe(404)
  })

  it('count at once for those in the group, and their open tabs hear of it', async () => {
    const chief = await world.asSuper()
    const member = await world.as('CREATE_POSITION')
    const socket: Socket = io(world.url, { auth: { token: member.token }, transports: ['websocket'] })
    await new Promise<void>((done) => socket.once('connect', done))
    const told = vi.fn<() => void>()
    socket.on('session:changed', told)
    const add = (name: string) => member.post('/positions', { body: { name, order: 1 } })
    expect((await add('Trước')).status).toBe(200)
    await chief.post(`/groups/${member.groupId}/permissions`, { body: { data: [] } })
    expect((await add('Sau')).status).toBe(403)
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), 45_000)
    socket.disconnect()
  })
})
