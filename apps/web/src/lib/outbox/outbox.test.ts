import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isTransient } from './transient-errors.ts'
import { refresh, takeIn, wantAgain } from './queue.ts'
import { wake } from './sender.ts'
import { changesOf } from './store/stored-changes.ts'
import { device, type SentChange, type Tab } from './testing/device.ts'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
)
afterEach(() => void vi.useRealTimers())

/** Until the store has done what was asked of it; it runs on its own clock. */
async function settle() {
  for (let turn = 0; turn < 80; turn += 1) {
    await vi.advanceTimersByTimeAsync(0)
    await new Promise((done) => setImmediate(done))
  }
}
const later = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settle()
}
const says = (sent: readonly SentChange[]) => sent.map(({ change }) => (change.value as { says?: string }).says)
const shown = (tab: Tab) => tab.shown().map(({ value }) => (value as { says?: string }).says)
const say = (says: string, order = 'item/1', more = {}) => ({ order, value: { says }, ...more })

test('only what nobody answered, or what was asked to wait, is worth another try', () => {
  expect([0, 400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504, 507].filter(isTransient)).toEqual([
    0, 429, 502, 503, 504,
  ])
})

test('a change is shown at once, kept before it is sent, sent under its own identity and then forgotten', async () => {
  const { open, sent, ask, told } = device()
  const tab = await open()
  const { id, outcome } = tab.keep(say('one'))
  expect(shown(tab)).toEqual(['one'])
  expect(sent).toEqual([])
  await settle()
  const { own } = await changesOf(ask, 1)
  expect(own.map((change) => [change.id, change.tries])).toEqual([[id, 1]])
  expect(sent[0]?.change.id).toBe(id)
  sent[0]?.accept()
  await settle()
  expect([await outcome, shown(tab), (await changesOf(ask, 1)).own, told]).toEqual([
    'arrived',
    [],
    [],
    [`arrived ${id}`],
  ])
})

test('changes of one order go one after the other, those of others meanwhile', async () => {
  const { open, sent } = device()
  const tab = await open()
  for (const [words, order] of [
    ['1a', 'item/1'],
    ['1b', 'item/1'],
    ['2a', 'item/2'],
  ] as const)
    tab.keep(say(words, order))
  await settle()
  expect(says(sent)).toEqual(['1a', '2a'])
  sent[0]?.accept()
  await settle()
  expect(says(sent)).toEqual(['1a', '2a', '1b'])
})

test('what waits goes out one after the other in its order, and what is said meanwhile behind it', async () => {
  const { open, sent } = device()
  const tab = await open()
  tab.keep(say('1', 'item/1'))
  await settle()
  sent[0]?.refuse(0)
  await settle()
  tab.keep(say('2', 'item/2'))
  tab.keep(say('3', 'item/3'))
  await settle()
  expect(tab.shown().map(({ isWaiting }) => isWaiting)).toEqual([true, true, true])
  // Another change triggers a retry at once.
  for (const turn of [1, 2, 3]) {
    await settle()
    expect(sent.length).toBe(turn + 1)
    sent[turn]?.accept()
  }
  await settle()
  expect(says(sent)).toEqual(['1', '1', '2', '3'])
  expect(shown(tab)).toEqual([])
})

test('the same is tried after 1, 3, 8 and then every 15 seconds, and whenever somebody wakes it', async () => {
  const { open, sent } = device()
  const tab = await open()
  tab.keep(say('one'))
  await settle()
  for (const [wait, count] of [
    [900, 1],
    [100, 2],
    [2900, 2],
    [100, 3],
    [8000, 4],
    [15_000, 5],
    [15_000, 6],
  ] as const) {
    sent.at(-1)?.refuse(503)
    await settle()
    await later(wait)
    expect(sent.length).toBe(count)
  }
  sent.at(-1)?.refuse(0)
  await settle()
  wake(tab.sender)
  await settle()
  expect(new Set(sent.map(({ change }) => change.id)).size).toBe(1)
  expect(sent.length).toBe(7)
})

test('nothing leaves before the instant that the server asks for, whoever wakes it', async () => {
  const { open, sent } = device()
  const tab = await open()
  tab.keep(say('1', 'item/1'))
  await settle()
  sent[0]?.refuse(429, 5000)
  await settle()
  tab.keep(say('2', 'item/2'))
  wake(tab.sender)
  await later(4900)
  expect(sent.length).toBe(1)
  await later(100)
  expect(says(sent)).toEqual(['1', '1'])
})

test('a newer one takes the place of one that never left, and of a refused one; what has left stays as it is', async () => {
  const { open, sent, world } = device()
  world.person = 0
  const tab = await open()
  world.person = 1
  await refresh(tab.queue)
  const lost = say('A', 'item/1', { replaces: true })
  world.person = 1
  tab.keep(lost)
  await settle()
  sent[0]?.refuse(0)
  await settle()
  for (const words of ['B', 'C']) tab.keep(say(words, 'item/1', { replaces: true }))
  await settle()
  expect(shown(tab)).toEqual(['A', 'C'])
  wake(tab.sender)
  await settle()
  sent.at(-1)?.accept()
  await settle()
  sent.at(-1)?.refuse(400)
  await settle()
  expect(tab.shown().map(({ problem }) => problem)).toEqual(['no 400'])
  tab.keep(say('D', 'item/1', { replaces: true }))
  await settle()
  expect(shown(tab)).toEqual(['D'])
  expect(says(sent)).toEqual(['A', 'A', 'C', 'D'])
  expect(sent[0]?.change.id).toBe(sent[1]?.change.id)
})

test('what was done in between keeps an answer where it is: the comment on it needs it', async () => {
  const { open, sent, ask } = device()
  const tab = await open()
  tab.keep(say('before', 'item/9'))
  await settle()
  sent[0]?.refuse(0)
  await settle()
  tab.keep(say('MIN', 'item/1', { replaces: true }))
  tab.keep(say('comment', 'item/1', { kind: 'comment' }))
  tab.keep(say('C', 'item/1', { replaces: true }))
  await settle()
  expect((await changesOf(ask, 1)).own.map(({ value }) => value)).toEqual(
    ['before', 'MIN', 'comment', 'C'].map((words) => ({ says: words })),
  )
})

test('a refused change steps aside with the sentence, blocks nothing, and can be tried again', async () => {
  const { open, sent, ask, told } = device()
  const tab = await open()
  const first = tab.keep(say('1a'))
  tab.keep(say('1b'))
  await settle()
  sent[0]?.refuse(422)
  await settle()
  expect(says(sent)).toEqual(['1a', '1b'])
  sent[1]?.accept()
  await settle()
  expect([await first.outcome, told[0]]).toEqual(['refused', `refused ${first.id}`])
  expect((await changesOf(ask, 1)).own.map(({ problem }) => problem)).toEqual(['no 422'])
  wake(tab.sender)
  await later(60_000)
  expect(sent.length).toBe(2)
  await wantAgain(tab.queue, first.id)
  wake(tab.sender)
  await settle()
  sent[2]?.accept()
  await settle()
  expect([sent[2]?.change.id, shown(tab)]).toEqual([first.id, []])
})

test('a right that is missing is a refusal; a session that is over is not', async () => {
  const { open, sent } = device()
  const tab = await open()
  tab.keep(say('no right', 'item/1'))
  tab.keep(say('no session', 'item/2'))
  await settle()
  sent[0]?.refuse(403)
  sent[1]?.refuse(401)
  await settle()
  expect(tab.shown().map(({ problem }) => problem)).toEqual(['no 403', undefined])
})

test('a form takes back what is refused while it is there', async () => {
  const { open, sent } = device()
  const tab = await open()
  const { outcome } = tab.keep(say('one'), (error) => error.isFields)
  await settle()
  sent[0]?.refuse(422)
  await settle()
  expect([await outcome, shown(tab)]).toEqual(['refused', []])
})

test('one change that never comes through holds up its own order alone, once the server answers others', async () => {
  const { open, sent, world } = device()
  const tab = await open()
  tab.keep(say('huge', 'item/1'))
  await settle()
  sent[0]?.refuse(504)
  await settle()
  tab.keep(say('small', 'item/2'))
  await settle()
  for (let turn = 0; turn < 2; turn += 1) {
    await later(20_000)
    sent.at(-1)?.refuse(504)
    await settle()
  }
  expect(says(sent)).not.toContain('small')
  world.isReached = true
  await later(20_000)
  sent.at(-1)?.refuse(504)
  await settle()
  expect(says(sent).at(-1)).toBe('small')
})

test('of two tabs one sends at a time, and each change once', async () => {
  const { open, sent, ask } = device()
  const [one, two] = [await open('one'), await open('two')]
  one.keep(say('1', 'item/1'))
  await settle()
  two.keep(say('2', 'item/2'))
  await settle()
  wake(two.sender)
  await settle()
  expect(sent.map(({ tab }) => tab)).toEqual(['one'])
  sent[0]?.accept()
  await later(20_000)
  expect(sent.map(({ tab, change }) => [tab, (change.value as { says: string }).says])).toEqual([
    ['one', '1'],
    ['two', '2'],
  ])
  sent[1]?.accept()
  await settle()
  expect((await changesOf(ask, 1)).own).toEqual([])
})

test('a tab that died while it sent leaves its change to another, under the same identity', async () => {
  const { open, sent } = device()
  const one = await open('one')
  const { id } = one.keep(say('1'))
  await settle()
  vi.clearAllTimers()
  const two = await open('two')
  expect(two.shown().map(({ isWaiting }) => isWaiting)).toEqual([true])
  vi.setSystemTime(Date.now() + 11_000)
  wake(two.sender)
  await settle()
  expect(sent.map(({ tab, change }) => [tab, change.id])).toEqual([
    ['one', id],
    ['two', id],
  ])
})

test('a change belongs to a person: nobody else sends or sees it, and they find it when they are back', async () => {
  const { open, sent, world } = device()
  const tab = await open()
  tab.keep(say('hers'))
  await settle()
  sent[0]?.refuse(401)
  world.person = 2
  await refresh(tab.queue)
  wake(tab.sender)
  await later(60_000)
  expect([sent.length, shown(tab), tab.others()]).toEqual([1, [], 1])
  tab.keep(say('his'))
  await settle()
  expect(says(sent)).toEqual(['hers', 'his'])
  sent[1]?.accept()
  await settle()
  world.person = 1
  await refresh(tab.queue)
  wake(tab.sender)
  await settle()
  expect(says(sent)).toEqual(['hers', 'his', 'hers'])
  expect(sent[2]?.change.id).toBe(sent[0]?.change.id)
})

test('a device that keeps nothing says so, and sends all the same', async () => {
  const { open, sent, world } = device()
  const tab = await open('tab', () => Promise.reject(new Error('no store')))
  const { id, outcome } = tab.keep(say('one'))
  await settle()
  expect([world.unkept, [...tab.queue.unkept]]).toEqual([[id], [id]])
  sent[0]?.refuse(401)
  await settle()
  world.person = 2
  await refresh(tab.queue)
  wake(tab.sender)
  await later(60_000)
  expect([sent.length, shown(tab)]).toEqual([1, []])
  world.person = 1
  await refresh(tab.queue)
  expect(shown(tab)).toEqual(['one'])
  wake(tab.sender)
  await settle()
  sent[1]?.accept()
  await settle()
  expect([await outcome, tab.queue.unkept.size]).toEqual(['waits', 0])
})

test('what is taken in twice is there once, and the files of a change come back as they were', async () => {
  const { open, sent, ask } = device()
  const tab = await open()
  const file = new File(['a photo'], 'van-xả.jpg', { type: 'image/jpeg', lastModified: 7 })
  tab.keep(say('with a file', 'item/1', { files: [{ field: 'images', file }] }))
  await settle()
  sent[0]?.refuse(0)
  const { own } = await changesOf(ask, 1)
  await takeIn(tab.queue, own)
  await takeIn(tab.queue, own)
  await settle()
  expect(tab.shown().length).toBe(1)
  const [kept] = tab.shown()[0]!.files
  expect([kept!.field, kept!.file.name, kept!.file.type, kept!.file.lastModified, await kept!.file.text()]).toEqual([
    'images',
    'van-xả.jpg',
    'image/jpeg',
    7,
    'a photo',
  ])
})
