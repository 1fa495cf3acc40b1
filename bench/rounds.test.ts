import { expect, it } from 'vitest'
import { judge, spread } from './rounds.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

// The ranks of the usual tables for an interval of the median of 95 %.
it.each([
  [6, 1, 6],
  [9, 2, 8],
  [12, 3, 10],
  [24, 7, 18],
  [36, 12, 25],
  [200, 86, 115],
])('gives of %d values the interval from the %dth to the %dth', (count, from, to) => {
  expect(spread(upTo(count).toReversed())).toEqual({ median: (count + 1) / 2, from, to })
})

it('gives of few values all of them, and of one that one', () => {
  expect(spread([3, 1, 2])).toEqual({ median: 2, from: 1, to: 3 })
  expect(spread([7])).toEqual({ median: 7, from: 7, to: 7 })
})

it('calls a bound missed only when the whole interval lies beyond it', () => {
  const ratio = { median: 0.7, from: 0.65, to: 0.75 }
  expect(judge(ratio, { atLeast: 0.65 })).toBe('held')
  expect(judge(ratio, { atLeast: 0.75 })).toBe('within the noise')
  expect(judge(ratio, { atLeast: 0.76 })).toBe('missed')
  expect(judge(ratio, { atMost: 0.75 })).toBe('held')
  expect(judge(ratio, { atMost: 0.65 })).toBe('within the noise')
  expect(judge(ratio, { atMost: 0.64 })).toBe('missed')
})
