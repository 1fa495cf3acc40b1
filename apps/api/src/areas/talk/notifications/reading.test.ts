import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
const sockets: Socket[] = []
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  await world.stop()
})

/** What a tab receives is left unread. */
async function listen(who: Browser): Promise<number[]> {
  const socket = io(world.url, { auth: { token: who.token }, transports: ['websocket'], reconnection: false })
  sockets.push(socket)
  const left: number[] = []
  socket.on('notification:read', ({ unread: now }: { unread: number }) => left.push(now))
  await new Promise<void>((done, failed) => socket.once('connect', done).once('connect_error', failed))
  return left
}
const told = async (who: Browser) => (await who.get('/notifications')).body.data as { id: number }[]
const unread = async (who: Browser) => (await who.get('/notifications/unread')).body.data.unread as number

describe('reading', () => {
  const insert = (user: number, count: number) =>
    sql`
    insert into notifications (user_id, type, subject, data)
    select ${user}, case n when 1 then 'NEW_TYPE' else 'DOC_EXPIRE' end, 'x',
      jsonb_build_object('name', 'Sổ tay ' || n, 'days', 7, 'message', 'Hello')
    from generate_series(1, ${count}::integer) n`.execute(world.db)

  it('one or all counts in every tab of the reader, and nowhere else', async () => {
    const me = await world.as()
    const other = await world.as()
    await insert(me.id, 3)
    await insert(other.id, 2)
    const left = await listen(me)
    const [newest] = await told(me)
    expect((await other.put(`/notifications/${newest!.id}`)).status).toBe(404)
    expect((await me.put(`/notifications/${newest!.id}`)).body.data).toEqual({ unread: 2, lines: 2 })
    expect((await me.put(`/notifications/${newest!.id}`)).body.data).toEqual({ unread: 2, lines: 2 })
    expect((await me.post('/notifications')).body.data).toEqual({ unread: 0, lines: 0 })
    await vi.waitFor(() => expect(left).toEqual([2, 2, 0]), 45_000)
    expect([await unread(me), await unread(other)]).toEqual([0, 2])
    expect((await me.get('/profiles')).body.data).toMatchObject({ notification: 0, notification_lines: 0 })
  })

  it('goes on from the last one that was seen, although others have come meanwhile', async () => {
    const me = await world.as()
    await insert(me.id, 30)
    const first = (await me.get('/notifications', { query: { per_page: 20 } })).body
    expect([first.data.length, first.meta.total]).toEqual([20, 30])
    await insert(me.id, 5)
    const next = (await me.get('/notifications', { query: { per_page: 20, before: first.data.at(-1).id } })).body
    const seen = [...first.data, ...next.data].map(({ id }: { id: number }) => id)
    expect([next.data.length, new Set(seen).size]).toEqual([10, 30])
  })

  it('shows a type that is not known by its message and without a link', async () => {
    const me = await world.as()
    await insert(me.id, 2)
    expect(await told(me)).toMatchObject([
      {
        type: 'DOC_EXPIRE',
        link: '/document/list',
        message: 'reminds: the document “Sổ tay 2” expires in 7 days',
        author: { fullname: 'System' },
      },
      { type: 'NEW_TYPE', link: null, message: 'Hello' },
    ])
  })
})
