import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { awaited } from '../awaited.ts'
import type * as Drafts from './drafts.ts'
import { forgetDraftsOf } from './forget-drafts.ts'
import { openStore } from '../store/store.ts'

const { session } = vi.hoisted(() => {
  const change: ((notice?: string) => void)[] = []
  return { session: { userId: 1, change } }
})
vi.mock('../../session/session.ts', () => ({
  currentSession: () => (session.userId ? { user: { id: session.userId } } : null),
  onSessionChange: (listener: (notice?: string) => void) => void session.change.push(listener),
}))
afterEach(() => void (session.userId = 1))

/** The module as another tab has it: with a memory of its own, on the same store. */
async function tab() {
  vi.resetModules()
  const drafts = await vi.importActual<typeof Drafts>('./drafts.ts')
  await drafts.readDrafts()
  return drafts
}
const stored = () => openStore()((shelf) => shelf.getAll('drafts'))
const words = (content: string) => ({ words: { content }, files: [] })
const photo = { field: 'images', file: new File(['photo'], 'van.jpg') }

test('a draft is there in the next tab, with its files, and only for its person', async () => {
  const first = await tab()
  first.writeDraft('1/comment/a', { words: { content: 'half' }, files: [photo] })
  await vi.waitFor(
    async () => expect((await stored()).map(({ key }) => key)).toEqual(['1/comment/a', '1/comment/a#files']),
    45_000,
  )
  const next = await tab()
  expect(next.draftNow('1/comment/a')?.words).toEqual({ content: 'half' })
  expect(await next.draftNow('1/comment/a')?.files[0]?.file.text()).toBe('photo')
  session.userId = 2
  expect((await tab()).draftNow('1/comment/a')).toBe(null)
})

test('what one tab has sent goes from the other, unless that one has written on', async () => {
  const [one, two, three] = [await tab(), await tab(), await tab()]
  one.writeDraft('1/b', words('the same'))
  await vi.waitFor(async () => expect((await stored()).some(({ key }) => key === '1/b')).toBe(true), 45_000)
  await two.readDraftsAgain()
  await three.readDraftsAgain()
  three.writeDraft('1/b', words('the same, and more'))
  one.writeDraft('1/b', null)
  await vi.waitFor(() => expect(two.draftNow('1/b')).toBe(null), 45_000)
  expect(three.draftNow('1/b')?.words).toEqual({ content: 'the same, and more' })
  await vi.waitFor(
    async () =>
      expect((await stored()).find(({ key }) => key === '1/b')?.words).toEqual({ content: 'the same, and more' }),
    45_000,
  )
})

test('a draft goes from the store only after what was sent is kept', async () => {
  const one = await tab()
  one.writeDraft('1/c', words('sent'))
  await vi.waitFor(async () => expect((await stored()).some(({ key }) => key === '1/c')).toBe(true), 45_000)
  const { promise, resolve } = awaited<void>()
  one.writeDraft('1/c', null, promise)
  expect(one.draftNow('1/c')).toBe(null)
  await new Promise((done) => setTimeout(done, 30))
  expect((await stored()).some(({ key }) => key === '1/c')).toBe(true)
  resolve()
  await vi.waitFor(async () => expect((await stored()).some(({ key }) => key === '1/c')).toBe(false), 45_000)
})

test('drafts that nobody came back to for thirty days are forgotten, and those of whoever signs out', async () => {
  const old = { key: '1/old', userId: 1, place: '1/old', words: {}, files: [], at: Date.now() - 31 * 86_400_000 }
  await openStore()((shelf) => shelf.put('drafts', old))
  const one = await tab()
  expect((await stored()).some(({ key }) => key === '1/old')).toBe(false)
  one.writeDraft('1/d', words('left'))
  for (const change of session.change) change('session.signed_out')
  expect(one.draftNow('1/d')).toBe(null)
  await vi.waitFor(async () => {
    await forgetDraftsOf(1)
    expect((await stored()).filter(({ userId }) => userId === 1)).toEqual([])
  }, 45_000)
})
