import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Permission } from '@apron/contract'
import type { ChangedRecords } from '@apron/contract/product'
import { openAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let admin: Browser
const sockets: Socket[] = []
beforeAll(async () => {
  world = await startWorld()
  admin = await world.asSuper()
})
afterAll(() => world.stop())
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

type Line = { socket: Socket; events: ChangedRecords[][]; facts: () => ChangedRecords[] }
async function listen(who: Browser): Promise<Line> {
  const socket = io(world.url, { auth: { token: who.token }, transports: ['websocket'], forceNew: true })
  sockets.push(socket)
  const events: ChangedRecords[][] = []
  socket.on('changed', ({ facts }: { facts: ChangedRecords[] }) => events.push(facts))
  await new Promise<void>((done, failed) => socket.once('connect', done).once('connect_error', failed))
  // The rooms are entered in turn with what is asked.
  await socket
    .timeout(2000)
    .emitWithAck('audit:join', 0)
    .catch(() => undefined)
  return { socket, events, facts: () => events.flat() }
}
const listener = async (...rights: Permission[]) => listen(await world.as(...rights))
const hears = (line: Line, fact: Partial<ChangedRecords>) =>
  vi.waitFor(() => expect(line.facts()).toContainEqual(expect.objectContaining(fact)), 45_000)
const permission = (name: string) => admin.post('/permissions', { body: { name } })
let made = 0
const position = async () =>
  (await admin.post('/positions', { body: { name: `Vị trí ${(made += 1)}`, order: 1 } })).body.data.id as number

it('a catalogue is told to everybody who sees it, with the key of the call and without a word of it', async () => {
  const line = await listener()
  const key = crypto.randomUUID()
  const { body } = await admin.post('/positions', {
    body: { name: 'Trưởng kho', order: 1 },
    headers: { 'idempotency-key': key },
  })
  await hears(line, { ids: [body.data.id] })
  expect(line.facts()).toEqual([{ entity: 'position', ids: [body.data.id], audit_id: null, by: key }])
})

it('what needs a right is told to those who have it, and no longer once it is taken away', async () => {
  const manager = await world.as('GROUP_PERMISSION')
  const [may, mayNot] = [await listen(manager), await listener()]
  await permission('Đầu tiên')
  await hears(may, { entity: 'permission' })
  const told = new Promise((done) => may.socket.once('session:changed', done))
  await world.db.deleteFrom('group_permissions').where('group_id', '=', manager.groupId).execute()
  await told
  await permission('Thứ hai')
  const id = await position()
  await hears(may, { ids: [id] })
  expect(may.facts().filter(({ entity }) => entity === 'permission')).toHaveLength(1)
  expect(mayNot.facts().filter(({ entity }) => entity === 'permission')).toEqual([])
})

it('many changes of a moment are one event', async () => {
  const line = await listener()
  const ids = await Promise.all(Array.from({ length: 12 }, position))
  await vi.waitFor(() => expect(line.facts().flatMap((fact) => fact.ids)).toEqual(expect.arrayContaining(ids)), 45_000)
  expect(line.events.length).toBeLessThan(ids.length / 2)
})

it('an audit is told to its team, its author and those who see it by a right, and to no stranger', async () => {
  const audit = await openAudit(world)
  const member = await listen(await audit.member())
  const others = [await listener('VIEW_ALL_CHECKLIST'), await listener('VIEW_ORG_CHECKLIST')] as const
  const { organization_id } = await world.db
    .selectFrom('audits')
    .select('organization_id')
    .where('id', '=', audit.id)
    .executeTakeFirstOrThrow()
  const above = await world.as('VIEW_ORG_CHECKLIST')
  await world.db.updateTable('users').set({ organization_id }).where('id', '=', above.id).execute()
  world.app.services.authenticator.forget()
  const seesOwn = await listen(above)
  expect((await admin.post(`/checklists/${audit.id}/corrective`, { body: {} })).status).toBe(200)
  for (const line of [member, others[0], seesOwn])
    await hears(line, { entity: 'audit', ids: [audit.id], audit_id: audit.id })
  expect(others[1].facts()).toEqual([])
})

it('minutes are told to the people who have the audit open', async () => {
  const audit = await openAudit(world)
  const [inside, outside] = [await listen(await audit.member()), await listen(await audit.member())]
  expect(await inside.socket.timeout(2000).emitWithAck('audit:join', audit.id)).toBe(true)
  const body = { conclusion: '<p>Đạt</p>', self_assessment: '<p>Tốt</p>', checklist_items: [] }
  expect((await admin.post(`/checklists/${audit.id}/meeting-minutes`, { body })).status).toBe(200)
  await hears(inside, { entity: 'minutes', audit_id: audit.id })
  expect(outside.facts()).toEqual([])
})
