import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { world, type Browser, type World } from '#testing/world.ts'

const none = { limit_calls: 0, limit_uploads: 0, limit_upload_mb: 0, limit_address: 20 }
const withLimits = (limits: Partial<typeof none>) => world({ settings: { ...none, ...limits } })

// However long a busy machine takes, nothing is given back meanwhile.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const from = (address: string, language = 'en') => ({
  headers: { 'x-forwarded-for': address, 'accept-language': language },
})
/** The statuses of so many calls, one after the other. */
async function statuses(times: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const all: number[] = []
  for (let time = 0; time < times; time += 1) all.push((await call()).status)
  return all
}

async function answered({ url }: World, who: Browser, language = 'en') {
  const headers = { authorization: `Bearer ${who.token}`, 'accept-language': language }
  const response = await fetch(`${url}/api/profiles`, { headers })
  return {
    status: response.status,
    wait: response.headers.get('retry-after'),
    body: (await response.json()) as { message: string },
  }
}

it('tells whoever calls too often when to come back, in their language, and lets others through', async () => {
  const own = await withLimits({ limit_calls: 12 })
  const [one, other] = [await own.as(), await own.as()]
  expect(new Set(await statuses(12, () => one.get('/profiles')))).toEqual(new Set([200]))
  const { status, wait, body } = await answered(own, one)
  expect([status, wait, body]).toEqual([
    429,
    '5',
    { code: 'too_many_calls', message: 'Too many requests at once. Please try again in 5 s.' },
  ])
  expect((await answered(own, one, 'vi')).body.message).toMatch(
    /^Có quá nhiều yêu cầu được gửi cùng lúc\. Vui lòng thử lại sau \d giây\.$/,
  )
  expect((await other.get('/profiles')).status).toBe(200)
  vi.advanceTimersByTime(5_000)
  expect((await one.get('/profiles')).status).toBe(200)
})

it('counts strangers by their address, apart from the people behind it, and a wrong token as a stranger', async () => {
  const own = await withLimits({ limit_calls: 2, limit_address: 3 })
  const person = await own.as()
  expect((await person.get('/profiles', from('203.0.113.5'))).status).toBe(200)
  const wrong = { headers: { ...from('203.0.113.5').headers, authorization: 'Bearer guessed' } }
  expect(await statuses(3, () => own.nobody.get('/profiles', wrong))).toEqual([401, 401, 401])
  expect(await statuses(4, () => own.nobody.get('/settings', from('203.0.113.5')))).toEqual([200, 200, 200, 429])
  expect((await own.nobody.get('/profiles', wrong)).status).toBe(429)
  expect((await own.nobody.get('/settings', from('203.0.113.6'))).status).toBe(200)
  expect((await person.get('/profiles', from('203.0.113.5'))).status).toBe(200)
})

it('bounds what all people behind one address ask for together', async () => {
  const own = await withLimits({ limit_calls: 4, limit_address: 2 })
  const people = [await own.as(), await own.as(), await own.as()]
  const all = await Promise.all(people.map((one) => statuses(4, () => one.get('/profiles', from('203.0.113.9')))))
  expect(all.flat().filter((status) => status === 200).length).toBe(8)
})

it('whoever is refused uses up nothing of those behind the same address', async () => {
  const own = await withLimits({ limit_calls: 3, limit_address: 2 })
  const [flooding, other] = [await own.as(), await own.as()]
  await statuses(50, () => flooding.get('/profiles', from('203.0.113.7')))
  expect(await statuses(3, () => other.get('/profiles', from('203.0.113.7')))).toEqual([200, 200, 200])
})

it('refuses a call before its body has come', async () => {
  const own = await withLimits({ limit_calls: 1 })
  const person = await own.as('CREATE_POSITION')
  await person.get('/profiles')
  const { status } = await begin(own, person, '/positions', { type: 'application/json', first: '{"name": "' })
  expect(status).toBe(429)
})

it('counts an upload when it begins and refuses what is too much before it has come; words still pass', async () => {
  const own = await withLimits({ limit_uploads: 2 })
  const person = await own.as()
  const picture = await jpeg(40, 40)
  const upload = () => person.post('/libraries/upload', { form: form({}, [['file', 'van.jpg', picture]]) })
  expect((await upload()).status).toBe(200)
  expect((await upload()).status).toBe(200)
  const refused = await upload()
  expect([refused.status, refused.body.message, refused.body.errors]).toEqual([
    429,
    'Too many files were uploaded. Please try again in 5 min.',
    undefined,
  ])
  expect((await begin(own, person, '/libraries/upload', begunUpload)).status).toBe(429)
  const words = await person.post('/chats/0', { form: form({ type: 'text', 'data[text]': 'xin chào' }) })
  expect(words.status).toBe(200)
})

it('counts the bytes of uploads as they come in, also of one that never ends', async () => {
  const own = await withLimits({ limit_upload_mb: 1 })
  const person = await own.as()
  const endless = request(`${own.url}/api/libraries/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  endless.on('error', () => undefined)
  endless.write(begunUpload.first, 'latin1')
  const coming = setInterval(() => endless.write(Buffer.alloc(100_000)), 5)
  const [answer] = (await once(endless, 'response')) as [IncomingMessage]
  clearInterval(coming)
  endless.destroy()
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
  const large = await begin(own, person, '/libraries/upload', begunUpload)
  expect(large.status).toBe(429)
})

it('bounds a flood of files by its address', async () => {
  const own = await withLimits({ limit_calls: 1, limit_address: 2 })
  const address = own.app.services.fileStore.url(1, 'small')
  const ask = () => fetch(`${own.url}${address}`)
  expect(await statuses(11, ask)).toEqual([...Array<number>(10).fill(404), 429])
})

const boundary = 'between-the-parts'
type Begun = { type: string; first: string }
const begunUpload: Begun = {
  type: `multipart/form-data; boundary=${boundary}`,
  first: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="van.jpg"\r\n\r\n\xff\xd8\xff`,
}

/** Sends the head of a call and the first bytes of its body; the rest never comes. */
async function begin({ url }: World, who: Browser, path: string, { type, first }: Begun) {
  const sending = request(`${url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': type, 'content-length': 900_000 },
  })
  sending.on('error', () => undefined)
  sending.write(first, 'latin1')
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  sending.destroy()
  return { status: answer.statusCode! }
}
