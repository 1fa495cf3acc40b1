import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, world, type World } from '#testing/world.ts'

let own: World
beforeAll(async () => {
  own = await startWorld()
})
afterAll(() => own.stop())

type Announced = { token?: string; bytes?: number; method?: string }

/** Announces a body, sends only its beginning, and gives the answer. */
async function announce(path: string, { token = '', bytes = 1_500_000, method = 'POST' }: Announced = {}) {
  const sending = request(`${own.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'content-length': bytes,
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(30_000),
  })
  sending.on('error', () => undefined)
  sending.write('{"email":"')
  const [came] = (await once(sending, 'response')) as [IncomingMessage]
  let text = ''
  for await (const piece of came) text += String(piece)
  sending.destroy()
  return { status: came.statusCode, ...(JSON.parse(text) as { code: string; message: string }) }
}

it('refuses what a stranger announces beyond 64 KB before it has come', async () => {
  const refused = { status: 413, code: 'too_large', message: 'What was sent is too large (64 KB at most).' }
  for (const path of ['/forgot-pwd', '/login', '/reset-pwd', '/notifications/mail-off'])
    expect(await announce(path)).toEqual(refused)
})

it('refuses whoever may not call before the body has come', async () => {
  const person = await own.as()
  expect(await announce('/document-items/node')).toMatchObject({ status: 401 })
  expect(await announce('/document-items/node', { token: person.token })).toMatchObject({ status: 403 })
  expect(await announce('/document-items/node', { token: person.token, bytes: 50_000 })).toMatchObject({ status: 403 })
  const inside = { token: person.token, method: 'PUT', bytes: 500_000 }
  expect(await announce('/checklists/2000000', inside)).toMatchObject({ status: 404 })
})

it('takes as much as the schema of a call can hold', async () => {
  const person = await own.as('CREATE_POSITION', 'UPDATE_INDEX_DOCUMENT_ITEM')
  const { token } = person
  expect(await announce('/positions', { token, bytes: 70_000 })).toMatchObject({ status: 413 })
  expect(await announce('/findings/views', { token, bytes: 70_000 })).toMatchObject({ status: 413 })
  expect(
    (await person.post('/positions', { body: { name: 'Kế toán', order: 1, more: 'x'.repeat(60_000) } })).status,
  ).toBe(200)
  const items = Array.from({ length: 6_000 }, (_, place) => ({ id: place + 1, parent_id: 0, position: place }))
  // Long enough to have come whole, and then of items that are not there.
  expect((await person.post('/document-items/node', { body: { items } })).status).not.toBeOneOf([400, 413, 500])
  const wide = Object.fromEntries(Array.from({ length: 20_001 }, (_, place) => [`k${place}`, 1]))
  const refused = await person.post('/document-items/node', { body: wide })
  expect([refused.status, refused.body.code]).toEqual([400, 'too_many_names'])
})

it('takes a rich text that is as long as it may be, each sign of it written as carefully as can be', async () => {
  const writer = await own.as('CREATE_FAQ')
  const body = { subject: 'Dài', content: 'ế'.repeat(49_000) }
  const escaped = JSON.stringify(body).replace(
    /[^\0-\x7f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const answer = await fetch(`${own.url}/api/faqs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${writer.token}`, 'content-type': 'application/json' },
    body: escaped,
  })
  expect([answer.status === 413, escaped.length > 290_000]).toEqual([false, true])
})

it('counts the bytes of bodies as those of uploads, whether they say their length or not', async () => {
  const few = await world({ settings: { limit_upload_mb: 1 } })
  const person = await few.as('UPDATE_INDEX_DOCUMENT_ITEM')
  const long = JSON.stringify({ items: 'x'.repeat(600_000) })
  const send = async (isAnnounced: boolean, token = person.token) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = isAnnounced ? long : new Blob([long]).stream()
    const sent = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    return (await fetch(`${few.url}/api/document-items/node`, sent)).status
  }
  expect([await send(true), await send(true)]).toEqual([422, 429])
  const other = await few.as('UPDATE_INDEX_DOCUMENT_ITEM')
  expect([await send(false, other.token), await send(false, other.token)]).toEqual([422, 429])
  // Strangers of the address have their own.
  const sign = () => few.nobody.post('/login', { body: { email: 'x'.repeat(60_000), password: 'x', type: 1 } })
  const statuses: number[] = []
  for (let time = 0; time < 20; time += 1) statuses.push((await sign()).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([422, 429])
  expect((await person.get('/profiles')).status).toBe(200)
})
