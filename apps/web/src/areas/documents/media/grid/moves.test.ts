import { expect, it } from 'vitest'
import { placeAfter } from './moves.ts'

const wide = { count: 14, columns: 4, rows: 2 }
const single = { count: 3, columns: 1, rows: 2 }

it.each([
  ['ArrowRight', false, 0, 1],
  ['ArrowRight', false, 3, 4],
  ['ArrowRight', false, 13, 13],
  ['ArrowLeft', false, 0, 0],
  ['ArrowDown', false, 5, 9],
  ['ArrowDown', false, 9, 13],
  ['ArrowDown', false, 11, 13],
  ['ArrowDown', false, 13, 13],
  ['ArrowUp', false, 2, 2],
  ['ArrowUp', false, 6, 2],
  ['PageDown', false, 1, 9],
  ['PageDown', false, 9, 13],
  ['PageUp', false, 13, 5],
  ['PageUp', false, 5, 1],
  ['Home', false, 6, 4],
  ['Home', true, 6, 0],
  ['End', false, 5, 7],
  ['End', false, 12, 13],
  ['End', true, 5, 13],
] as const)('%s (with control: %s) leads from %d to %d', (key, control, from, to) =>
  expect(placeAfter(key, control, from, wide)).toBe(to),
)

it('stays at the ends of a single column', () => {
  expect(placeAfter('ArrowDown', false, 2, single)).toBe(2)
  expect(placeAfter('ArrowUp', false, 0, single)).toBe(0)
  expect(placeAfter('ArrowRight', false, 1, single)).toBe(2)
})

it('leaves other keys alone', () => expect(placeAfter('Enter', false, 0, wide)).toBeNull())
