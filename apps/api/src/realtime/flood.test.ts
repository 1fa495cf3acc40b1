import { once } from 'node:events'
import { io, type Socket } from 'socket.io-client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openAudit } from '#testing/audits/open-audit.ts'
import { world, type Browser, type World } from '#testing/world.ts'

async function connect({ url }: World, { token }: Browser): Promise<Socket> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  onTestFinished(() => void socket.disconnect())
  await once(socket as never, 'connect')
  return socket
}
const isCut = (socket: Socket) => vi.waitUntil(() => !socket.connected, { timeout: 45_000 })

it('a connection that floods is answered a hundred times and then cut; others go on', async () => {
  const own = await world()
  const audit = await openAudit(own)
  const [flooding, other] = [await audit.member('AUDIT_CHECKLIST_ITEM'), await audit.member('AUDIT_CHECKLIST_ITEM')]
  const [flood, calm] = [await connect(own, flooding), await connect(own, other)]
  let answered = 0
  for (let time = 0; time < 20_000; time += 1) flood.emit('audit:join', audit.id, () => (answered += 1))
  expect(await isCut(flood)).toBe(true)
  expect(answered).toBeLessThanOrEqual(100)
  expect(await calm.timeout(2_000).emitWithAck('audit:join', audit.id)).toBe(true)
})

it('a connection that sends what nobody listens to is cut as well', async () => {
  const own = await world()
  const flood = await connect(own, await own.as())
  for (let time = 0; time < 1_000; time += 1) flood.emit('nothing', time)
  expect(await isCut(flood)).toBe(true)
})

it('many connections of one person are bounded together', async () => {
  const limits = { limit_calls: 30, limit_uploads: 0, limit_upload_mb: 0, limit_address: 20 }
  const own = await world({ settings: limits })
  const person = await own.as()
  const lines = [await connect(own, person), await connect(own, person), await connect(own, person)]
  for (let time = 0; time < 60; time += 1) for (const line of lines) line.emit('nothing', time)
  for (const line of lines) expect(await isCut(line)).toBe(true)
})

it('of the connections of one person the newest twenty stay, and the oldest is told that it is let go', async () => {
  const own = await world()
  const [person, other] = [await own.as(), await own.as()]
  const calm = await connect(own, other)
  const lines: Socket[] = []
  for (let time = 0; time < 20; time += 1) lines.push(await connect(own, person))
  const [oldest, ...others] = lines
  const told = once(oldest as never, 'disconnect') as Promise<[string]>
  others.push(await connect(own, person))
  expect((await told)[0]).toBe('io server disconnect')
  expect([calm, ...others].filter((line) => !line.connected)).toEqual([])
  expect(own.app.realtime.connections()).toBe(21)
})
