import type { AuditItem, HeadField, Side } from '@apron/contract/audits'
import { expect, test } from 'vitest'
import type { OutboxChange } from '#lib/outbox/change.ts'
import { leftOpen, seenNow } from './heads.ts'

const kind = { kind: 'answer', order: 'audit/5/item/11' }
const item = (answer: string[], conflicts: HeadField[] = []) =>
  ({
    heads: { answer, corrective_date: ['d1'], responsible: [], conclusion: [] },
    conflicts: conflicts.map((field) => ({ field, sides: [] as Side[] })),
  }) as unknown as AuditItem
const held = (id: string, value: object, more: Partial<OutboxChange> = {}): OutboxChange => ({
  v: 1,
  id,
  userId: 7,
  ...kind,
  at: '2026-03-01T02:03:04.000Z',
  value,
  files: [],
  tries: 0,
  isWaiting: true,
  ...more,
})

test('what is shown of a field is what was seen of it', () => {
  expect(seenNow(kind, item(['h1', 'h2']), [])).toEqual(['h1', 'h2'])
  expect(seenNow({ ...kind, kind: 'corrective_date' }, item(['h1']), [])).toEqual(['d1'])
  expect(seenNow({ ...kind, kind: 'corrective_status' }, item(['h1']), [])).toBeUndefined()
})

test('what takes the place of an unsent one has seen what that had seen, whatever the server has said since', () => {
  const own = held('c1', { seen: ['h1'] })
  expect(seenNow(kind, item(['h2']), [own])).toEqual(['h1', 'c1'])
})

test('behind one that is under way it has seen that, too', () => {
  const own = held('c1', { seen: ['h1'] }, { tries: 1, isWaiting: false })
  const between = held('n1', {}, { kind: 'comment' })
  expect(seenNow(kind, item(['h1']), [own, between])).toEqual(['h1', 'c1'])
})

test('one that was refused is shown no more: what is there instead has been seen', () => {
  const own = held('c1', { seen: ['h1'] }, { problem: 'Not now.' })
  expect(seenNow(kind, item(['h2']), [own])).toEqual(['h2'])
})

test('unsent changes of another field or item have nothing to do with it', () => {
  const others = [
    held('c1', { seen: [] }, { kind: 'responsible' }),
    held('c2', { seen: [] }, { order: 'audit/5/item/12' }),
  ]
  expect(seenNow(kind, item(['h1']), others)).toEqual(['h1'])
})

test('a conflict that is shown beside an unsent one was seen', () => {
  expect(seenNow(kind, item(['h1', 'h2'], ['answer']), [held('c1', { seen: ['h0'] })])).toEqual([
    'h0',
    'h1',
    'h2',
    'c1',
  ])
})

test('one that has just arrived was seen, though the server has not told of it yet', () => {
  expect(seenNow(kind, item(['h1']), [], 'c1')).toEqual(['h1', 'c1'])
  expect(seenNow(kind, item(['c1']), [], 'c1')).toEqual(['c1'])
})

test('sixteen are named at most: the first, which may still stand, and the last', () => {
  const own = held('c17', { seen: ['h1', ...Array.from({ length: 15 }, (_, index) => `c${index + 1}`)] })
  const seen = seenNow(kind, item([]), [own])
  expect([seen?.length, seen?.[0], seen?.at(-1)]).toEqual([16, 'h1', 'c17'])
})

test('a conflict is closed for whoever has an unsent change that has seen all of it', () => {
  const disputed = item(['h1', 'h2'], ['answer', 'corrective_date'])
  const fields = (seen: Record<string, string[]>) => leftOpen(disputed, seen).map(({ field }) => field)
  expect(fields({ answer: ['h1', 'h2'] })).toEqual(['corrective_date'])
  expect(fields({ answer: ['h1'] })).toEqual(['answer', 'corrective_date'])
})
