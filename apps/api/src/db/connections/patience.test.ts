import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { afterHearing } from './patience.ts'

/** Keeps this process from hearing anything. */
function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

/** Two ends of one connection. */
async function ends(): Promise<[Socket, Socket]> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [[far]] = (await Promise.all([once(server, 'connection'), once(near, 'connect')])) as [[Socket], unknown]
  server.close()
  return [near, far]
}

it('hears what came while this process was late before anybody gives up', async () => {
  const [near, far] = await ends()
  const order: string[] = []
  const answer = once(near, 'data').then(() => order.push('answered'))
  const calm = afterHearing(400, () => order.push('gave up'))
  far.write('here')
  hold(1_500)
  await answer
  calm()
  near.destroy()
  far.destroy()
  expect(order).not.toContain('gave up')
})

it('counts of a long pause no more than a moment, and gives up at last', async () => {
  const gaveUp = vi.fn<() => void>()
  const begun = performance.now()
  afterHearing(1_200, gaveUp)
  hold(1_500)
  await new Promise((later) => setTimeout(later, 50))
  expect(gaveUp).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(gaveUp).toHaveBeenCalledOnce(), { timeout: 45_000 })
  expect(performance.now() - begun).toBeGreaterThan(2_000)
})
