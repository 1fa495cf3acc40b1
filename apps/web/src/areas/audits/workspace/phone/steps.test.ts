import { expect, test } from 'vitest'
import { stepsFrom } from './steps.ts'

const open = { is_default: true } as never
const done = { is_default: false } as never
const item = (id: number, group_id: number, status: never) => ({ id, group_id, header: `${group_id}.${id}`, status })
const items = [
  item(1, 1, open),
  item(2, 1, done),
  item(3, 1, open),
  item(4, 2, done),
  item(5, 2, open),
  item(6, 2, done),
]
const next = (active: number | null, mayAnswer = true) => stepsFrom(items, active, mayAnswer).next?.id ?? null

test('next is the next open question, also in the next group, and round to the first', () => {
  expect([next(1), next(2), next(3), next(4), next(6)]).toEqual([3, 3, 5, 5, 1])
  expect(next(5)).toBe(1)
})

test('once all are answered, or for whoever answers nothing, it is the next in order, and none after the last', () => {
  const all = items.map((one) => ({ ...one, status: done }))
  expect(stepsFrom(all, 3, true).next?.id).toBe(4)
  expect(stepsFrom(all, 6, true).next).toBe(null)
  expect([next(1, false), next(6, false)]).toEqual([2, null])
})

test('the question that one is at is not offered although it is the only open one', () => {
  expect(stepsFrom([item(1, 1, open)], 1, true).next).toBe(null)
})

test('from nowhere it is the first open one; previous goes over groups and stops at the first', () => {
  expect(next(null)).toBe(1)
  expect(stepsFrom(items, null, true).previous).toBe(null)
  expect([1, 4].map((id) => stepsFrom(items, id, true).previous?.id)).toEqual([undefined, 3])
})

test('a question counts among those of its group', () => {
  const { number, of } = stepsFrom(items, 5, true)
  expect([number, of]).toEqual([2, 3])
})
