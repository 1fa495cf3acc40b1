import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { form, jpeg } from '../../testing/pictures/pictures.ts'
import { startWorld, type World } from '../../testing/world.ts'

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
