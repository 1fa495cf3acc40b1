import { expect, test } from 'vitest'
import { tickedOf } from './folder-ticks.ts'

const chosen =
  (...ids: number[]) =>
  (id: number) =>
    ids.includes(id)

test('where nothing can be ticked, as in the group of the administrators, all is ticked that is there', () => {
  expect(tickedOf([1, 2, 3], [], chosen(1, 2, 3))).toBe('all')
  expect(tickedOf([1, 2, 3], [], chosen(1, 2))).toBe('some')
  expect(tickedOf([1, 2, 3], [], chosen())).toBe('none')
})

test('else it counts what the person may tick, and what others have ticked shows as some of it', () => {
  expect(tickedOf([1, 2, 3], [1, 2], chosen(1, 2))).toBe('all')
  expect(tickedOf([1, 2, 3], [1, 2], chosen(1))).toBe('some')
  expect(tickedOf([1, 2, 3], [1, 2], chosen(3))).toBe('some')
  expect(tickedOf([1, 2, 3], [1, 2], chosen())).toBe('none')
})
