import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const boundary = 'between-the-parts'
const mebibyte = 'a'.repeat(1024 * 1024)
const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Sends a form in chunks, without saying how long it will be; returns how much was taken, and the answer. */
async function stream(path: string, token: string, pieces: number) {
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken === pieces) return controller.close()
      taken += 1
      controller.enqueue(Buffer.from(field(`f${taken}`, mebibyte)))
    },
  })
  const answer = await fetch(`${world.url}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'vi',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body,
    duplex: 'half',
  } as RequestInit)
  return { status: answer.status, message: ((await answer.json()) as { message: string }).message }
}
const told = (max: string) => ({ status: 413, message: `Tệp hoặc dữ liệu gửi lên quá lớn (tối đa ${max}).` })

it('the fields of a form are no more than a JSON body, which is small where little is asked', async () => {
  const me = await world.as('CREATE_POSITION')
  expect(await stream('/login', '', 100)).toEqual(told('64 KB'))
  expect(await stream('/positions', me.token, 100)).toEqual(told('64 KB'))
  expect(await stream('/profiles', me.token, 100)).toEqual(told('64 KB'))
})

it('what takes no files does not wait for a form that is too long', async () => {
  const announced = await new Promise<number | undefined>((resolve, reject) => {
    const sending = request(`${world.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': 300_000_000 },
      signal: AbortSignal.timeout(3_000),
    })
    sending.on('error', reject)
    sending.on('response', ({ statusCode }) => {
      resolve(statusCode)
      sending.destroy()
    })
    sending.write(field('email', 'a@example.test'))
  })
  expect(announced).toBe(413)
})

it('does not fill the memory', async () => {
  const before = process.memoryUsage().rss
  await Promise.all(Array.from({ length: 3 }, () => stream('/login', '', 150)))
  expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(150)
})

it('a short form without files does as well as JSON', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ email: 'a@example.test', password: 'sai', type: '1' })) {
    form.set(name, value)
  }
  expect((await world.nobody.post('/login', { form })).status).toBe(401)
})

it('says how long a JSON body may be', async () => {
  const { status, body } = await world.nobody.post('/login', { body: { email: mebibyte.repeat(3) } })
  expect([status, body.message]).toEqual([413, 'What was sent is too large (64 KB at most).'])
})
