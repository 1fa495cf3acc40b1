import { afterAll, beforeAll, expect, it } from 'vitest'
import { form } from '#testing/pictures/pictures.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
let address: string
const words = 'Nội dung quy trình tra nạp. '.repeat(200)
const bytes = Buffer.from(words)
beforeAll(async () => {
  world = await startWorld()
  const who = await world.as()
  const sent = await who.post('/libraries/upload', { form: form({}, [['file', 'quy-trinh.txt', bytes]]) })
  address = world.url + (sent.body.data.url as string)
})
afterAll(() => world.stop())

async function ask(headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

it('a file says that it can be had in parts, and bears a sign of its content', async () => {
  const { status, headers, body } = await ask()
  expect([status, headers.get('accept-ranges'), body.equals(bytes)]).toEqual([200, 'bytes', true])
  expect(headers.get('etag')).toMatch(/^"[0-9a-f]{64}"$/)
})

it.each([
  ['bytes=0-9', 0, 10],
  ['bytes=100-', 100, bytes.length],
  ['bytes=-16', bytes.length - 16, bytes.length],
])('%s is that part', async (range, from, to) => {
  const { status, headers, body } = await ask({ range })
  expect([status, headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${bytes.length}`])
  expect([Number(headers.get('content-length')), body.equals(bytes.subarray(from, to))]).toEqual([to - from, true])
})

it('a part that there is not is refused and says how long the file is', async () => {
  const { status, headers, body } = await ask({ range: `bytes=${bytes.length}-`, 'accept-language': 'vi' })
  expect([status, headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
  expect(JSON.parse(String(body)).message).toBe('Phần được yêu cầu nằm ngoài tệp. Hãy mở lại tệp.')
})

it('several parts, and a part of what the reader had before it was another, are the whole', async () => {
  const tag = (await ask()).headers.get('etag')!
  expect((await ask({ range: 'bytes=0-1,4-5' })).status).toBe(200)
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  expect((await ask({ range: 'bytes=0-1', 'if-range': tag })).status).toBe(206)
})
