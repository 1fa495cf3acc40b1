import { expect, it } from 'vitest'
import { rangeOf } from './byte-range.ts'

it.each([
  ['bytes=0-9', 100, { start: 0, end: 9 }],
  ['bytes=90-', 100, { start: 90, end: 99 }],
  ['bytes=90-1000', 100, { start: 90, end: 99 }],
  ['bytes=-10', 100, { start: 90, end: 99 }],
  ['bytes=-1000', 100, { start: 0, end: 99 }],
  ['bytes=100-', 100, 'outside'],
  ['bytes=-0', 100, 'outside'],
  ['bytes=0-', 0, 'outside'],
  ['bytes=9-2', 100, null],
  ['bytes=0-1,5-6', 100, null],
  ['bytes=-', 100, null],
  ['items=0-9', 100, null],
  [undefined, 100, null],
])('of %s of %i bytes it is %j', (header, size, range) => {
  expect(rangeOf(header, size)).toEqual(range)
})
