import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type World } from '#testing/world.ts'
import { openAddresses } from './addresses.ts'

let world: World
let address: string
let other: number
beforeAll(async () => {
  world = await startWorld()
  const who = await world.as()
  const put = async (name: string) =>
    (await who.post('/libraries/upload', { form: form({}, [['file', name, await jpeg(30, 20)]]) })).body.data
  address = (await put('van.jpg')).url
  other = (await put('bồn.jpg')).id
})
afterEach(() => void vi.useRealTimers())
afterAll(() => world.stop())

const status = async (path: string) => (await fetch(world.url + path)).status
const hour = 3_600_000

it.each([
  [0, 200],
  [11, 200],
  [24, 404],
])('%i hours later an address is answered with %i', async (hours, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hour })
  expect(await status(address)).toBe(expected)
})

it('what was signed is one file, whole or small, until one moment', async () => {
  const { searchParams } = new URL(address, world.url)
  const expires = Number(searchParams.get('expires'))
  for (const changed of [
    address.replace(/\d+\/original/, `${other}/original`),
    address.replace('/original', '/small'),
    address.replace(String(expires), String(expires + 1)),
    address.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
    address.replace(/&signature=.*/, ''),
  ])
    expect([changed, await status(changed)]).toEqual([changed, 404])
})

it('is the same again for a while, and good for twelve hours at least whenever it is given', () => {
  const { url, verify } = openAddresses('secret')
  const given = new Map<string, number>()
  const began = Date.now()
  for (let hours = 0; hours < 48; hours += 1) {
    vi.useFakeTimers({ toFake: ['Date'], now: began + hours * hour })
    const { searchParams } = new URL(url(7, 'small'), 'http://localhost')
    const [expires, signature] = [Number(searchParams.get('expires')), searchParams.get('signature')!]
    expect(expires * 1000 - Date.now()).toBeGreaterThan(12 * hour - 1)
    expect(verify(7, 'small', expires, signature)).toBe(true)
    expect(url(7, 'original')).not.toContain(signature)
    given.set(signature, (given.get(signature) ?? 0) + 1)
  }
  expect(given.size).toBeLessThan(6)
  expect(Math.max(...given.values())).toBe(12)
})
