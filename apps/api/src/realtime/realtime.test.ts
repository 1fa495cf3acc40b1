import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerEvents } from '@apron/contract/product'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

type Event = keyof ServerEvents
type Line = {
  socket: Socket
  heard: { event: Event; payload: unknown }[]
  join(audit: unknown): Promise<boolean>
  // oxlint-disable-next-line typescript/no-explicit-any -- a test hears the event as any other client would, without our types
  hears(event: Event): Promise<any>
}

let world: World
let audit: OpenAudit
let auditor: Browser
const sockets: Socket[] = []
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
  auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT')
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

function dial(token: unknown): Socket {
  const socket = io(world.url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  sockets.push(socket)
  return socket
}

async function connect(who: Browser): Promise<Line> {
  const socket = dial(who.token)
  const heard: Line['heard'] = []
  // Who is online changes whenever another test connects somebody.
  socket.onAny((event: Event, payload: unknown) => event !== 'users:active' && heard.push({ event, payload }))
  await new Promise<void>((done, failed) => socket.once('connect', done).once('connect_error', failed))
  return {
    socket,
    heard,
    join: (id) => socket.timeout(2000).emitWithAck('audit:join', id),
    hears: (event) =>
      vi.waitFor(() => {
        const found = heard.find((one) => one.event === event)
        if (!found) throw new Error(`${event} was not heard`)
        return found.payload
      }, 45_000),
  }
}

const answer = (stt_code: string, item = audit.items[0]) =>
  auditor.put(`/checklists/${audit.id}/checklist-items/${item}`, { body: { stt_code } })
/** Long enough for what was sent to arrive. */
const soon = () => new Promise((next) => setTimeout(next, 150))
/** What a connection received of audits; notifications reach a person wherever they are. */
const names = (line: Line) => line.heard.map(({ event }) => event).filter((event) => event !== 'notification')

describe('the room of an audit', () => {
  it('brings an answer to its members, and the quick report after it', async () => {
    const other = await connect(await audit.member())
    expect(await other.join(audit.id)).toBe(true)
    const { body } = await answer('MAJ')
    expect(await other.hears('audit:item')).toEqual({ audit_id: audit.id, item: body.data, actor_id: auditor.id })
    const { audit_id, rows } = await other.hears('audit:quick-report')
    expect([audit_id, rows.map((row: { code: string; total: number }) => [row.code, row.total])]).toEqual([
      audit.id,
      [
        ['MAJ', 1],
        ['NO', 4],
        ['OBS', 0],
        ['OK', 0],
      ],
    ])
  })

  it('brings one quick report for many answers', async () => {
    const other = await connect(await audit.member())
    await other.join(audit.id)
    await Promise.all(audit.items.map((item) => answer('OK', item)))
    const reports = () => other.heard.filter(({ event }) => event === 'audit:quick-report')
    const all = { rows: expect.arrayContaining([expect.objectContaining({ code: 'OK', total: 5 })]) }
    await vi.waitFor(() => expect(reports().at(-1)?.payload).toMatchObject(all), 45_000)
    expect(reports().length).toBeLessThan(audit.items.length)
  })

  it('is closed to a stranger, and to a member who has not entered or has left', async () => {
    const [stranger, outside, left] = await Promise.all([world.as(), audit.member(), audit.member()])
    const lines = await Promise.all([stranger, outside, left].map((who) => connect(who!)))
    expect(await lines[0]!.join(audit.id)).toBe(false)
    expect(await lines[2]!.join(audit.id)).toBe(true)
    lines[2]!.socket.emit('audit:leave', audit.id)
    await soon()
    await answer('OK')
    await soon()
    expect(lines.map(names)).toEqual([[], [], []])
  })

  it('hears nothing of what was refused or was so already', async () => {
    const other = await connect(await audit.member())
    await other.join(audit.id)
    await answer('NO')
    await answer('XX')
    await (
      await audit.member()
    ).put(`/checklists/${audit.id}/checklist-items/${audit.items[0]}`, { body: { stt_code: 'OK' } })
    await soon()
    expect(other.heard).toEqual([])
  })

  it('hears of an answer only once it is committed', async () => {
    const other = await connect(await audit.member())
    await other.join(audit.id)
    // The trail is written last: whoever holds its table lets the answer wait just before its commit.
    await world.db.transaction().execute(async (db) => {
      await db.schema
        .alterTable('audit_trail')
        .alterColumn('agent', (column) => column.setNotNull())
        .execute()
      const answered = answer('OK')
      await soon()
      expect(other.heard).toEqual([])
      return { answered }
    })
    expect((await other.hears('audit:item')).item.checklist_item_status.code).toBe('OK')
  })

  it('hears of comments, with how many there are now', async () => {
    const other = await connect(await audit.member())
    await other.join(audit.id)
    await answer('OBS')
    const path = `/checklists/${audit.id}/checklist-items/${audit.items[0]}/comments`
    const { id } = (await auditor.post(path, { body: { content: 'Van rò rỉ' } })).body.data
    expect(await other.hears('audit:comment')).toEqual({
      audit_id: audit.id,
      item_id: audit.items[0],
      comment_id: id,
      removed: false,
      no_cmt: 1,
      has_conclusion: false,
      actor_id: auditor.id,
    })
  })
})

describe('a connection', () => {
  it('is refused without a session', async () => {
    for (const token of [undefined, '', 'unknown', { $ne: null }, 7]) {
      const socket = dial(token)
      const error = await new Promise<Error>((refused) => socket.once('connect_error', refused))
      expect(error.message).toBe('session_invalid')
    }
  })

  it('is told and cut within two seconds of the end of its session', async () => {
    const line = await connect(auditor)
    await line.join(audit.id)
    await world.db.updateTable('sessions').set({ ended_at: new Date() }).where('user_id', '=', auditor.id).execute()
    await line.hears('session:ended')
    await vi.waitFor(() => expect(line.socket.connected).toBe(false), 45_000)
  })

  it('leaves the room within two seconds of its person leaving the team, and is told', async () => {
    const member = await audit.member()
    const line = await connect(member)
    await line.join(audit.id)
    await world.db.deleteFrom('audit_members').where('user_id', '=', member.id).execute()
    await line.hears('session:changed')
    await answer('OK')
    await soon()
    expect(names(line)).toEqual(['session:changed'])
    expect(await line.join(audit.id)).toBe(false)
  })

  it('is told once when the rights of its person change', async () => {
    const line = await connect(auditor)
    const { id } = await world.db
      .selectFrom('permissions')
      .select('id')
      .where('code', '=', 'VIEW_ALL_CHECKLIST')
      .executeTakeFirstOrThrow()
    await world.db.insertInto('group_permissions').values({ group_id: auditor.groupId, permission_id: id }).execute()
    await line.hears('session:changed')
    await new Promise((next) => setTimeout(next, 1200))
    expect(names(line)).toEqual(['session:changed'])
  })

  it('is told when it begins that the rights of its person changed after their page had read them', async () => {
    const [reader, other] = [await world.as('VIEW_ALL_CHECKLIST'), await world.as('VIEW_ALL_CHECKLIST')]
    for (const who of [reader, other]) expect((await who.get('/profiles')).status).toBe(200)
    const admin = await world.asSuper()
    const taken = await admin.post(`/groups/${reader.groupId}/permissions`, { body: { data: [] } })
    expect(taken.status).toBe(200)
    // What else the page asks meanwhile is answered by the rights as they are now.
    for (const who of [reader, other]) expect((await who.get('/settings')).status).toBe(200)
    const [told, not] = [await connect(reader), await connect(other)]
    await told.hears('session:changed')
    await soon()
    expect([names(told), names(not)]).toEqual([['session:changed'], []])
    await new Promise((next) => setTimeout(next, 2_000))
    expect(names(await connect(reader))).toEqual([])
  })

  it('is told of rights that were taken and given back between two looks, when its page was answered without them', async () => {
    const [reader, other] = [await world.as('CREATE_POSITION'), await world.as('CREATE_POSITION')]
    const lines = [await connect(reader), await connect(reader), await connect(other)] as const
    const { authenticator } = world.app.services
    const setStatus = async (status: number) => {
      for (const { groupId } of [reader, other])
        await world.db.updateTable('groups').set({ status }).where('id', '=', groupId).execute()
      authenticator.forget()
    }
    await Promise.all([reader, other].map((who) => who.get('/positions')))
    const looks = vi.spyOn(authenticator, 'lookUp')
    await vi.waitFor(() => expect(looks).toHaveBeenCalled(), 45_000)
    await looks.mock.results.at(-1)!.value
    looks.mockRestore()
    await setStatus(2)
    expect((await reader.get('/positions')).status).toBe(403)
    await setStatus(1)
    await Promise.all(lines.slice(0, 2).map((line) => line.hears('session:changed')))
    await new Promise((next) => setTimeout(next, 1_200))
    expect(lines.map(names)).toEqual([['session:changed'], ['session:changed'], []])
  })

  it('does not count as use of its session', async () => {
    await connect(auditor)
    const longAgo = new Date(Date.now() - 30 * 60_000).toISOString()
    await world.db.updateTable('sessions').set({ used_at: longAgo }).where('user_id', '=', auditor.id).execute()
    await new Promise((next) => setTimeout(next, 1500))
    const session = world.db.selectFrom('sessions').select('used_at').where('user_id', '=', auditor.id)
    expect((await session.executeTakeFirstOrThrow()).used_at).toBe(longAgo)
  })

  it('outlives a database that drops every connection', async () => {
    const other = await connect(await audit.member())
    await other.join(audit.id)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(world.db)
    // A dropped connection is known as such once its end has been read.
    await expect.poll(async () => (await answer('OK')).status).toBe(200)
    await other.hears('audit:item')
    expect(other.socket.connected).toBe(true)
  })

  it('that sends garbage harms nobody', async () => {
    const crashes: unknown[] = []
    const note = (error: unknown) => crashes.push(error)
    process.on('unhandledRejection', note).on('uncaughtException', note)
    const hostile = await connect(auditor)
    const garbage: unknown[] = [
      undefined,
      null,
      '',
      '1',
      'audit',
      -1,
      0,
      1.5,
      1e20,
      [],
      [1],
      {},
      { valueOf: 1, toString: 1 },
      true,
    ]
    for (const sent of garbage) {
      hostile.socket.emit('audit:join', sent)
      hostile.socket.emit('audit:leave', sent)
      expect(await hostile.join(sent)).toBe(false)
    }
    hostile.socket.emit('audit:join')
    hostile.socket.emit('audit:join', audit.id, 'no function')
    hostile.socket.emit('no such event', { a: 1 })
    hostile.socket.emit('audit:leave', 'x'.repeat(50_000))
    await vi.waitFor(() => expect(hostile.socket.connected).toBe(false), 45_000)
    const other = await connect(await audit.member())
    expect(await other.join(audit.id)).toBe(true)
    process.off('unhandledRejection', note).off('uncaughtException', note)
    expect(crashes).toEqual([])
  })
})
