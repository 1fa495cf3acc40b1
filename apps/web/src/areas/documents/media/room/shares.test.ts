import { expect, it } from 'vitest'
import { partOf, sharesOf, sumOf } from './shares.ts'

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
  expect(partOf(rows[0]!, 1200)).toBe(25)
  expect(partOf(rows[1]!, 0)).toBe(0)
})
