import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setAside } from './queue.ts'
import { device, type SentChange } from './testing/device.ts'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
)
afterEach(() => void vi.useRealTimers())

async function settle() {
  for (let turn = 0; turn < 120; turn += 1) {
    await vi.advanceTimersByTimeAsync(0)
    await new Promise((done) => setImmediate(done))
  }
}
const later = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settle()
}
const mebibyte = 1024 * 1024
const files = (size: number) => [{ field: 'files', file: new File([new Uint8Array(size)], 'video.mp4') }]
const says = (sent: readonly SentChange[]) => sent.map(({ change }) => (change.value as { says?: string }).says)
const say = (words: string, more = {}) => ({ order: words, value: { says: words }, ...more })

test('while a large file is on its way, what is done meanwhile goes and comes, also after a failure', async () => {
  const { open, sent } = device()
  const tab = await open()
  tab.keep(say('video', { files: files(17 * mebibyte) }))
  tab.keep(say('1'))
  await settle()
  expect(says(sent)).toEqual(['video', '1'])
  sent[1]?.refuse(0)
  await settle()
  tab.keep(say('2'))
  await later(1100)
  expect(says(sent)).toEqual(['video', '1', '1'])
  sent[2]?.accept()
  await settle()
  expect(says(sent)).toEqual(['video', '1', '1', '2'])
  sent[3]?.accept()
  await settle()
  expect(tab.shown().map(({ value }) => value)).toEqual([{ says: 'video' }])
  sent[0]?.accept()
  await settle()
  expect(tab.shown()).toEqual([])
})

test('photos do not wait for a video, a second video does, and what is about the same thing keeps its order', async () => {
  const { open, sent } = device()
  const tab = await open()
  tab.keep(say('video', { files: files(17 * mebibyte) }))
  tab.keep(say('another', { files: files(17 * mebibyte) }))
  tab.keep(say('photos', { files: files(2 * mebibyte), order: 'item' }))
  tab.keep(say('answer', { order: 'item' }))
  await settle()
  expect(says(sent)).toEqual(['video', 'photos'])
  sent[1]?.accept()
  await settle()
  expect(says(sent)).toEqual(['video', 'photos', 'answer'])
  sent[0]?.accept()
  await settle()
  expect(says(sent).at(-1)).toBe('another')
})

test('what is set aside on its way is stopped and says why, and nothing else is', async () => {
  const { open, sent } = device()
  const tab = await open()
  const { id } = tab.keep(say('video', { files: files(17 * mebibyte) }))
  await settle()
  const aside = setAside(tab.queue, id, 'Paused.')
  tab.sender.stops.get(id)?.abort()
  sent[0]?.refuse(0)
  await aside
  await later(60_000)
  expect(tab.shown().map(({ problem }) => problem)).toEqual(['Paused.'])
  expect([sent.length, tab.sender.isHalted]).toEqual([1, false])
})
