import { io, type Socket } from 'socket.io-client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { world, type Browser } from '#testing/world.ts'

const soon = { timeout: 45_000, interval: 20 }

async function connect(url: string, who: Browser): Promise<Socket> {
  const socket = io(url, { auth: { token: who.token }, transports: ['websocket'], reconnection: false })
  onTestFinished(() => void socket.close())
  await new Promise<void>((done, failed) => socket.once('connect', done).once('connect_error', failed))
  return socket
}

it.each([
  ['deactivation', (boss: Browser, id: number) => boss.post(`/users/${id}/deactivate`)],
  ['deletion', (boss: Browser, id: number) => boss.delete(`/users/${id}`)],
  [
    'deactivation of several',
    (boss: Browser, id: number) => boss.put('/multi-deactivate-users', { body: { ids: [id] } }),
  ],
])('a %s cuts the open connection within two seconds', async (_, end) => {
  const own = await world()
  const boss = await own.as('DEACTIVATE_USER', 'DELETE_USER')
  const target = await own.as()
  const socket = await connect(own.url, target)
  expect((await end(boss, target.id)).status).toBe(200)
  await vi.waitFor(() => expect(socket.connected).toBe(false), soon)
})
