import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsOf } from '../../areas.ts'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { form } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let stranger: Browser
let writer: Browser
let channel: number
let comment: number
beforeAll(async () => {
  world = await startWorld()
  audit = await openAudit(world)
  stranger = await world.as()
  writer = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT')
  const item = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
  await writer.put(item, { body: { stt_code: 'OBS' } })
  comment = (await writer.post(`${item}/comments`, { body: { content: 'Van rò rỉ' } })).body.data.id
  const [one, two] = [await world.as(), await world.as()]
  channel = (await one.post('/chats', { body: { user_id: two.id } })).body.data.chanel_id
})
afterAll(() => world.stop())

const boundary = 'between-the-parts'
/** The head of a file and its first bytes; the rest never comes. */
const begun = `--${boundary}\r\ncontent-disposition: form-data; name="images[0]"; filename="van.jpg"\r\n\r\n\xff\xd8\xff`

/** Announces a large upload, sends its beginning, and waits for an answer. */
async function announce(caller: Browser, path: string): Promise<{ status: number; text: string }> {
  const sending = request(`${world.url}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${caller.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': 20_000_000,
    },
    signal: AbortSignal.timeout(3_000),
  })
  sending.on('error', () => undefined)
  sending.write(begun, 'latin1')
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  const text = (await answer.setEncoding('utf8').toArray()).join('')
  sending.destroy()
  return { status: answer.statusCode!, text }
}

const ofItem = (item: number) => `/checklists/${audit.id}/checklist-items/${item}/comments`

const nothing = 2_000_000_000
type UploadAttempt = [status: number, caller: Browser, path: string]

/** What each is answered before the files have come; nothing when that is waited for. */
async function told(tried: UploadAttempt[]): Promise<unknown[]> {
  const all: unknown[] = []
  for (const [, caller, path] of tried) {
    const answer = await announce(caller, path).catch(() => null)
    all.push([answer?.status, caller, path])
  }
  return all
}

it('whoever may not send files somewhere is told so before the files have come, and the same as without files', async () => {
  const editor = await audit.member('UPDATE_COMMENT')
  const tried: UploadAttempt[] = [
    [404, stranger, `/chats/${channel}`],
    [404, stranger, `/chats/${nothing}`],
    [404, stranger, ofItem(audit.items[0])],
    [404, stranger, ofItem(nothing)],
    [404, writer, ofItem(nothing)],
    [403, stranger, '/checklist-items/upload-images'],
    [403, editor, `${ofItem(audit.items[0])}/${comment}`],
    [404, editor, `${ofItem(audit.items[0])}/${nothing}`],
    [404, editor, `${ofItem(audit.items[1])}/${comment}`],
  ]
  expect(await told(tried)).toEqual(tried)
  for (const [status, caller, path] of tried) {
    const whole = await caller.post(path, { form: form({ type: 'text', 'data[text]': 'a', content: 'a' }) })
    expect([path, await announce(caller, path)]).toEqual([path, { status, text: whole.text }])
  }
  expect(await announce(stranger, `/chats/${channel}`)).toEqual(await announce(stranger, `/chats/${nothing}`))
})

it('a picture of somebody is not taken from whoever may not change that person', async () => {
  const keeper = await world.as('UPDATE_USER')
  const admin = await world.asSuper()
  const tried: UploadAttempt[] = [
    [403, stranger, `/users/${admin.id}`],
    [400, keeper, `/users/${admin.id}`],
    [404, keeper, `/users/${nothing}`],
  ]
  expect(await told(tried)).toEqual(tried)
})

it('every call that takes files for what its address names says who may send them', () => {
  const taking = callsOf(world.app.services)
    .flat()
    .filter(({ route }) => route.files && route.path.includes(':'))
  expect(taking.length).toBeGreaterThanOrEqual(4)
  expect(taking.filter(({ handler }) => !handler.beforeFiles).map(({ route }) => route.endpoint)).toEqual([])
})
