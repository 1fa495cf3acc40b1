// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as uploading from '../../calls/uploading.ts'
import { leaveSession, person } from '#testing/session.ts'
import type { Change } from '../change.ts'
import { uploadsServer } from '../testing/uploads-server.ts'

vi.mock('../../calls/uploading.ts', async (original) => ({
  ...(await original<typeof uploading>()),
  telling:
    (): typeof fetch =>
    (...asked) =>
      fetch(...asked),
}))

// Small chunks here, for the sake of the test's time.
vi.mock('./sizes.ts', () => ({ mostRead: 1024 * 1024 }))

const mebibyte = 1024 * 1024
const partBytes = mebibyte / 16
let server: ReturnType<typeof uploadsServer>

/** A page that is loaded now. */
async function page() {
  vi.resetModules()
  return {
    ...(await import('./in-parts.ts')),
    ...(await import('../../session/session.ts')),
    ...(await import('../../calls/call-error.ts')),
  }
}
beforeEach(() => {
  localStorage.clear()
  leaveSession(person())
  server = uploadsServer(partBytes)
  // Pauses pass at once.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    address.startsWith('/api/uploads') ? server.answer(address, init) : Promise.reject(new TypeError('network')),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const bytesOf = (size: number, seed = 1) =>
  Uint8Array.from({ length: size }, (_, at) => (at * 31 + (at >> 8) * seed) % 256)
const fileOf = (size: number, seed = 1) => new File([bytesOf(size, seed)], 'bản-ghi.pdf', { lastModified: 7 })
const changeOf = (files: readonly File[], id = '11111111-1111-4111-8111-111111111111'): Change => ({
  v: 1,
  id,
  userId: 7,
  kind: 'comment',
  order: 'item/1',
  at: '2026-11-20T01:00:00Z',
  value: {},
  files: files.map((file) => ({ field: 'files', file })),
  tries: 1,
})
const signal = () => new AbortController().signal
const countOf = (what: string) => server.calls.filter((call) => call.includes(what)).length
const failure = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: unknown) => error as { status: number; message: string; name: string },
  )

test('a file arrives equal, each part once, and its upload is what is answered', async () => {
  const { sendInParts } = await page()
  const file = fileOf(5 * partBytes + 1)
  const heard: number[] = []
  const id = await sendInParts(file, { purpose: 'media', identity: 'a', hear: (bytes) => heard.push(bytes) })
  expect(server.kept[id - 1]?.file).toMatchObject({ whole: server.hash(bytesOf(file.size)) })
  expect([[...server.stored.values()], heard[0], heard.at(-1)]).toEqual([[1, 1, 1, 1, 1, 1], 0, file.size])
})

for (const [name, size, part] of [
  ['by its digest', 16 * partBytes, partBytes / 2],
  ['too large to be read at once, by its identity', 36 * partBytes, partBytes],
] as const)
  test(`over ten cuts and ten pages each part is stored once: a file known ${name}`, async () => {
    server = uploadsServer(part)
    const file = fileOf(size)
    const change = changeOf([file])
    for (let cut = 0; cut < 10; cut += 1) {
      const { sendFilesOf } = await page()
      server.world.reachable = 4
      expect(await failure(sendFilesOf(change, 'audit', signal()))).toMatchObject({ status: 0 })
    }
    server.world.reachable = Infinity
    const { sendFilesOf } = await page()
    const [id = 0] = await sendFilesOf(change, 'audit', signal())
    expect(server.kept.length).toBe(1)
    expect(server.kept[id - 1]?.file).toMatchObject({ whole: server.hash(bytesOf(size)) })
    expect(new Set(server.stored.values())).toEqual(new Set([1]))
  }, 30_000)

test('what the line has damaged is sent again, and is refused with the sentence when it never comes right', async () => {
  const { sendInParts } = await page()
  const damaged = () =>
    Response.json({ code: 'invalid', message: 'no', errors: { digest: ['damaged'] } }, { status: 422 })
  server.instead.push(undefined, damaged())
  const file = fileOf(2 * partBytes)
  await sendInParts(file, { purpose: 'media', identity: 'a' })
  // Either of the two, whichever came first.
  expect([countOf('parts'), [...server.stored.values()]]).toEqual([3, [1, 1]])
  server.instead.push(undefined, ...Array.from({ length: 6 }, damaged))
  const refused = failure(sendInParts(fileOf(2 * partBytes, 3), { purpose: 'media', identity: 'b' }))
  expect(await refused).toMatchObject({ status: 422, errors: { digest: ['damaged'] } })
})

test('without room nothing more is sent, and the sentence of the server is what is said', async () => {
  const { sendInParts } = await page()
  server.instead.push(Response.json({ code: 'storage_full', message: 'No room.' }, { status: 507 }))
  expect(await failure(sendInParts(fileOf(partBytes), { purpose: 'media', identity: 'a' }))).toMatchObject({
    status: 507,
    message: 'No room.',
  })
  expect(server.calls).toEqual(['POST begin'])
})

test('a file that is none of those taken is refused with its sentence, and the server forgets its parts', async () => {
  const { sendInParts } = await page()
  server.instead.push(undefined, undefined, Response.json({ code: 'file_type', message: 'No.' }, { status: 415 }))
  expect(await failure(sendInParts(fileOf(partBytes), { purpose: 'media', identity: 'a' }))).toMatchObject({
    status: 415,
  })
  await vi.waitFor(() => expect(server.kept[0]?.isGone).toBe(true))
})

test('what the server wants later is sent then, and no part is left out', async () => {
  const { sendInParts } = await page()
  const later = () =>
    Response.json({ code: 'too_many', message: 'x' }, { status: 429, headers: { 'retry-after': '2' } })
  server.instead.push(undefined, later(), later())
  await sendInParts(fileOf(3 * partBytes), { purpose: 'media', identity: 'a' })
  expect([countOf('parts'), [...server.stored.values()]]).toEqual([5, [1, 1, 1]])
})

test('a session that is over ends it as one, and whoever signs in meanwhile sends nothing of it', async () => {
  const { sendInParts } = await page()
  server.world.person = 'token-2'
  expect(await failure(sendInParts(fileOf(partBytes), { purpose: 'chat', identity: 'a' }))).toMatchObject({
    status: 401,
  })
  server.world.person = 'token-1'
  leaveSession(person())
  const pageOf = await page()
  const file = fileOf(8 * partBytes)
  const sending = failure(
    pageOf.sendInParts(file, {
      purpose: 'chat',
      identity: 'a',
      hear: () => {
        if (server.stored.size < 2) return
        leaveSession(person({ id: 8 }), 'token-8')
        window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
      },
    }),
  )
  expect(await sending).toMatchObject({ status: 401 })
  expect(server.stored.size).toBeLessThan(8)
})

test('an upload that the server has forgotten is begun anew', async () => {
  const { sendInParts } = await page()
  const file = fileOf(mebibyte + 1)
  server.world.reachable = 5
  await failure(sendInParts(file, { purpose: 'media', identity: 'a' }))
  server.kept[0]!.isGone = true
  server.world.reachable = Infinity
  const id = await sendInParts(file, { purpose: 'media', identity: 'a' })
  expect([id, server.kept[1]?.file]).toMatchObject([2, { bytes: file.size }])
})

test('the same picture twice in one change is two uploads', async () => {
  const { sendFilesOf } = await page()
  const ids = await sendFilesOf(changeOf([fileOf(partBytes), fileOf(partBytes)]), 'audit', signal())
  expect(new Set(ids).size).toBe(2)
})

test('a file that the device has lost is named in the sentence', async () => {
  const { sendInParts } = await page()
  const file = fileOf(2 * mebibyte)
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('', 'NotFoundError')
  })
  expect(await failure(sendInParts(file, { purpose: 'media', identity: 'a' }))).toMatchObject({
    status: 400,
    code: 'file_lost',
  })
})

test('whoever gives it up sends no further part, and the server forgets what it has', async () => {
  const { sendFilesOf, dropFilesOf } = await page()
  const stop = new AbortController()
  const change = changeOf([fileOf(10 * partBytes)])
  server.onStored = () => server.stored.size === 3 && stop.abort()
  expect(await failure(sendFilesOf(change, 'audit', stop.signal))).toMatchObject({ name: 'AbortError' })
  const { size } = server.stored
  expect(size).toBeLessThan(6)
  await dropFilesOf(change, 'audit')
  expect([server.kept[0]?.isGone, server.stored.size]).toEqual([true, size])
})
