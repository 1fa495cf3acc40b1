import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const all = ['resume', 'waiting', 'running', 'due', 'calendar', 'days', 'to_fix']
const panelsOf = async (groupId: number) => (await (await world.as()).get(`/groups/${groupId}/dashboard`)).body.data

describe('the dashboard of a group', () => {
  it('shows everything at first, then what was chosen in its order, and nothing when nothing was', async () => {
    const writer = await world.as('UPDATE_MENU')
    const { groupId } = await world.as()
    expect(await panelsOf(groupId)).toEqual(all)
    const chosen = ['to_fix', 'calendar']
    const saved = await writer.put(`/groups/${groupId}/dashboard`, { body: { panels: chosen, seen: all } })
    expect([saved.status, saved.body.data]).toEqual([200, chosen])
    expect(await panelsOf(groupId)).toEqual(chosen)
    expect(await panelsOf(writer.groupId)).toEqual(all)
    await writer.put(`/groups/${groupId}/dashboard`, { body: { panels: [], seen: chosen } })
    expect(await panelsOf(groupId)).toEqual([])
    const entries = await world.db
      .selectFrom('audit_trail')
      .select(['before', 'after'])
      .where('action', '=', 'group.dashboard_saved')
      .where('subject_id', '=', groupId)
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { before: { panels: all }, after: { panels: chosen } },
      { before: { panels: chosen }, after: { panels: [] } },
    ])
  })

  it('of the administrators is theirs to change', async () => {
    const save = async (by: Browser) =>
      (await by.put('/groups/1/dashboard', { body: { panels: ['days'], seen: all } })).status
    expect(await save(await world.as('UPDATE_MENU'))).toBe(400)
    expect(await panelsOf(1)).toEqual(all)
    expect(await save(await world.asSuper())).toBe(200)
    expect(await panelsOf(1)).toEqual(['days'])
  })

  it('is saved by whoever writes menus, of a group that exists, from panels that exist, each once', async () => {
    const writer = await world.as('UPDATE_MENU')
    const member = await world.as()
    const save = (panels: unknown, groupId = member.groupId, by = writer) =>
      by.put(`/groups/${groupId}/dashboard`, { body: { panels, seen: all } })
    expect((await save(['days'], member.groupId, member)).status).toBe(403)
    expect((await save(['days'], 999_999)).status).toBe(404)
    for (const panels of [['days', 'days'], ['news'], 'days', undefined]) {
      const { status, body } = await save(panels)
      expect([status, Object.keys(body.errors)[0]?.startsWith('panels')]).toEqual([422, true])
    }
    expect(await panelsOf(member.groupId)).toEqual(all)
  })

  it('that was arranged before there were other panels gets them before what follows them', async () => {
    const writer = await world.as('UPDATE_MENU')
    const arranged = async (panels: string[]) => {
      const { groupId } = await world.as()
      await world.db
        .insertInto('group_dashboards')
        .values({ group_id: groupId, panels: JSON.stringify(panels) })
        .execute()
      return groupId
    }
    const groupId = await arranged(['to_fix', 'calendar'])
    const shown = ['resume', 'waiting', 'running', 'due', 'to_fix', 'calendar']
    expect(await panelsOf(groupId)).toEqual(shown)
    // Who empties a dashboard wants it empty.
    expect(await panelsOf(await arranged([]))).toEqual([])
    const fewer = ['running', 'to_fix']
    const saved = await writer.put(`/groups/${groupId}/dashboard`, { body: { panels: fewer, seen: shown } })
    expect(saved.status).toBe(200)
    expect(await panelsOf(groupId)).toEqual(fewer)
  })

  it('goes with its group', async () => {
    const chief = await world.asSuper()
    const { id } = (await chief.post('/groups', { body: { name: 'Tạm thời' } })).body.data
    await chief.put(`/groups/${id}/dashboard`, { body: { panels: ['days'], seen: all } })
    expect((await chief.delete(`/groups/${id}`)).status).toBe(200)
    expect((await chief.get(`/groups/${id}/dashboard`)).status).toBe(404)
  })

  it('reaches the open tabs of its members', async () => {
    const writer = await world.as('UPDATE_MENU')
    const member = await world.as()
    const socket: Socket = io(world.url, { auth: { token: member.token }, transports: ['websocket'] })
    await new Promise<void>((done) => socket.once('connect', done))
    const told = vi.fn<() => void>()
    socket.on('session:changed', told)
    await writer.put(`/groups/${member.groupId}/dashboard`, { body: { panels: ['days'], seen: all } })
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), 45_000)
    socket.disconnect()
  })
})
