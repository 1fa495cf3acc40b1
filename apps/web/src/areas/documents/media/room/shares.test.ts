import { expect, it } from 'vitest'
import { partsOf, sharesOf, sumOf } from './shares.ts'

const rows = [
  { kind: 'image', count: 2, bytes: 300, since: '2026-01-01T00:00:00.000Z' },
  { kind: 'audio', count: 0, bytes: 0, since: null },
  { kind: 'video', count: 1, bytes: 900, since: null },
]

it('names what takes the most first, and leaves out what takes nothing', () => {
  expect(sharesOf(rows, ({ kind }) => kind).map(({ name }) => name)).toEqual(['video', 'image'])
  expect(sumOf(rows)).toEqual({ count: 3, bytes: 1200 })
})

it('says what part of all a line has, also where there is nothing', () => {
  expect(partsOf(rows, 1200)).toEqual([25, 0, 75])
  expect(partsOf(rows.slice(0, 1), 1200)).toEqual([25])
  expect(partsOf(rows.slice(1, 2), 0)).toEqual([0])
})

it('says parts of one whole that make a hundred', () => {
  const third = { count: 1, bytes: 1, since: null }
  expect(partsOf([third, third, third], 3)).toEqual([33.4, 33.3, 33.3])
})
