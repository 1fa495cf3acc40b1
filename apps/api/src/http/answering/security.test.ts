import { expect, it } from 'vitest'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { world } from '#testing/world.ts'

/** Refused by a call, by nothing that is there, by the router, and by the realtime channel; and a poll of that. */
const answered: [path: string, status: number][] = [
  ['/api/settings', 200],
  ['/api/profiles', 401],
  ['/api/docs', 200],
  ['/api/no-such-call', 404],
  ['/nothing', 404],
  ['/api/%', 400],
  ['/%zz', 400],
  [`/api/positions/${'1'.repeat(200)}`, 414],
  ['/socket.io/?EIO=4&transport=polling', 200],
  ['/socket.io/?EIO=4&transport=pigeon', 400],
]

it.each(answered)('%s forbids foreign and inline script, guessing of types, and keeping', async (path, status) => {
  const { url } = await world()
  const answer = await fetch(url + path)
  expect(answer.status).toBe(status)
  const { headers } = answer
  const policy = headers.get('content-security-policy') ?? ''
  // Of pages, own scripts run and what goes out goes to us; nothing else is a page.
  const isPage = path === '/api/docs'
  const ofPages = [
    "script-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]
  const least = isPage ? ofPages : ["default-src 'none'"]
  expect(policy.split(';')).toEqual(expect.arrayContaining(least))
  // Without TLS nothing is sent to an address that is not there.
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'no-referrer'])
  expect(headers.get('cache-control')).toBe('no-store')
})

it('an address that cannot be read is refused in the language of the reader', async () => {
  const { url } = await world()
  const answer = await fetch(`${url}/api/%`, { headers: { 'accept-language': 'vi' } })
  expect(await answer.json()).toMatchObject({ message: 'Máy chủ không đọc được dữ liệu gửi lên.' })
})

it('a signed file is kept by its reader and by nobody in between, and shown in nobody’s frame', async () => {
  const { as, url } = await world()
  const me = await as()
  const { body } = await me.post('/profiles', { form: form({}, [['avatar', 'me.jpg', await jpeg()]]) })
  const { headers } = await fetch(url + body.data.avatar500x500)
  expect(headers.get('cache-control')).toBe('private, max-age=43200, immutable')
  const policy = (headers.get('content-security-policy') ?? '').split('; ')
  expect(policy).toEqual(expect.arrayContaining(['sandbox', "default-src 'none'", "frame-ancestors 'none'"]))
})
