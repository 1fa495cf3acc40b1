import type { AnswerStatus, AuditItem } from '@apron/contract/audits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnswers, withPending, type Pending } from './answers.ts'

const status = (code: string) => ({ code, is_def: code === '-' }) as AnswerStatus
const item = (id: number, code = '-') => ({ id, checklist_item_status: status(code) }) as AuditItem

type Sent = { itemId: number; code: string; key: string; accept: () => void; refuse: (error: unknown) => void }

function door(left: readonly Pending[] = []) {
  const kept = new Map<number, Pending>()
  const sent: Sent[] = []
  const saved: string[] = []
  const refused: Pending[] = []
  let made = 0
  const answers = keepAnswers(
    {
      newKey: () => `key-${++made}`,
      isPassing: (error) => error === 'no network' || typeof error === 'number',
      waitOf: (error) => (typeof error === 'number' ? error : 0),
      send: (itemId, code, key) =>
        new Promise((resolve, reject) => {
          sent.push({ itemId, code, key, accept: () => resolve(item(itemId, code)), refuse: reject })
        }),
      saved: ({ checklist_item_status: { code } }) => saved.push(code),
      refused: (pending) => refused.push(pending),
      store: (itemId, pending) => (pending ? kept.set(itemId, pending) : kept.delete(itemId)),
    },
    left,
  )
  return { answers, sent, saved, refused, kept }
}
const shown = (answers: ReturnType<typeof keepAnswers>, id: number) => answers.pending().get(id)?.status.code
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('shows an answer before it is sent, and nothing of its own once it is saved', async () => {
  const { answers, sent, saved } = door()
  expect(answers.choose(item(1), status('C'))).toBe(true)
  expect(withPending([item(1), item(2)], answers.pending()).map((row) => row.checklist_item_status.code)).toEqual([
    'C',
    '-',
  ])
  sent[0]?.accept()
  await settle()
  expect(saved).toEqual(['C'])
  expect(answers.pending().size).toBe(0)
})

test('sends nothing when the same answer is chosen', () => {
  const { answers, sent } = door()
  expect(answers.choose(item(1, 'C'), status('C'))).toBe(false)
  expect(answers.choose(item(1), status('C'))).toBe(true)
  expect(answers.choose(item(1), status('C'))).toBe(false)
  expect(sent.length).toBe(1)
})

test('sends one answer of an item at a time, and skips what was chosen in between', async () => {
  const { answers, sent } = door()
  for (const code of ['A', 'B', 'C']) answers.choose(item(1), status(code))
  answers.choose(item(2), status('A'))
  expect(sent.map(({ itemId, code }) => `${itemId}${code}`)).toEqual(['1A', '2A'])
  sent[0]?.accept()
  await settle()
  expect(sent.map(({ itemId, code }) => `${itemId}${code}`)).toEqual(['1A', '2A', '1C'])
  expect(shown(answers, 1)).toBe('C')
})

test('sends the same answer under the same key until the network is back', async () => {
  const { answers, sent } = door()
  answers.choose(item(1), status('C'))
  sent[0]?.refuse('no network')
  await settle()
  expect(answers.pending().get(1)?.isWaiting).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  sent[1]?.refuse('no network')
  await settle()
  answers.wake()
  await settle()
  expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
  sent[2]?.accept()
  await settle()
  expect(answers.pending().size).toBe(0)
})

test('sends the newer answer when two were chosen without network', async () => {
  const { answers, sent } = door()
  answers.choose(item(1), status('A'))
  sent[0]?.refuse('no network')
  await settle()
  answers.choose(item(1), status('B'))
  answers.wake()
  await settle()
  expect(sent.at(-1)).toMatchObject({ code: 'B', key: 'key-2' })
})

test('takes a refused answer back and tells which; a newer one still goes its way', async () => {
  const { answers, sent, refused } = door()
  answers.choose(item(1), status('A'))
  sent[0]?.refuse('closed')
  await settle()
  expect(refused[0]?.item.id).toBe(1)
  expect(answers.pending().size).toBe(0)
  answers.choose(item(1), status('A'))
  answers.choose(item(1), status('B'))
  sent[1]?.refuse('closed')
  await settle()
  expect(shown(answers, 1)).toBe('B')
  expect(sent.at(-1)?.code).toBe('B')
})

test('goes back to the saved answer when the first of two was saved and the second refused', async () => {
  const { answers, sent } = door()
  answers.choose(item(1), status('A'))
  answers.choose(item(1), status('B'))
  sent[0]?.accept()
  await settle()
  expect(answers.pending().get(1)?.item.checklist_item_status.code).toBe('A')
  sent[1]?.refuse('closed')
  await settle()
  expect(answers.pending().size).toBe(0)
})

test('what a page could not send is kept, and the next page sends it under the same key', async () => {
  const lost = door()
  lost.answers.choose(item(1), status('C'))
  lost.answers.choose(item(2), status('A'))
  lost.sent[1]?.accept()
  await settle()
  expect([...lost.kept.keys()]).toEqual([1])
  const { answers, sent, kept } = door([...lost.kept.values()])
  expect(shown(answers, 1)).toBe('C')
  expect(sent.map(({ itemId, code, key }) => [itemId, code, key])).toEqual([[1, 'C', 'key-1']])
  sent[0]?.accept()
  await settle()
  expect([answers.pending().size, kept.size]).toEqual([0, 0])
})

test('hundreds of kept answers go out through a small limit, each once, in their order, and no faster than asked', async () => {
  const left = Array.from({ length: 300 }, (_, place) => {
    const id = ((place * 7) % 300) + 1
    return { item: item(id), status: status('C'), key: `key-${id}`, isWaiting: true, at: id }
  })
  const { answers, sent, kept } = door(left)
  const stored: number[] = []
  let seen = 0
  // Ten at once, and one in each second after that.
  for (let second = 0; answers.pending().size > 0 && second < 1_000; second += 1) {
    for (let room = second === 0 ? 10 : 1; room > 0 && seen < sent.length; room -= 1) {
      stored.push(sent[seen]!.itemId)
      sent[seen++]!.accept()
      await settle()
    }
    sent[seen++]?.refuse(1_000)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(stored).toEqual(Array.from({ length: 300 }, (_, place) => place + 1))
  expect([kept.size, sent.length - 300]).toEqual([0, 290])
})

test('what is chosen while others wait goes behind them', async () => {
  const { answers, sent } = door()
  answers.choose(item(1), status('A'))
  sent[0]?.refuse(5_000)
  await settle()
  answers.choose(item(2), status('B'))
  answers.choose(item(3), status('C'))
  answers.wake()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(sent.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  for (const turn of [1, 2, 3]) {
    sent[turn]?.accept()
    await settle()
  }
  expect(sent.map(({ itemId, key }) => [itemId, key])).toEqual([
    [1, 'key-1'],
    [1, 'key-1'],
    [2, 'key-2'],
    [3, 'key-3'],
  ])
})
