import { expect, it } from 'vitest'
import { duration } from './duration.ts'

it.each([
  [0, '0:00'],
  [4.6, '0:05'],
  [65, '1:05'],
  [3599.7, '1:00:00'],
  [7265, '2:01:05'],
])('%d seconds are %s', (seconds, written) => expect(duration(seconds)).toBe(written))
