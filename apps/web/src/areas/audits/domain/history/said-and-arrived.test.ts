// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Translate } from '#lib/text/i18n.ts'
import { saidAndArrived } from './said-and-arrived.ts'

/** The words of a text by its key, as the screen fills them. */
const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ')
const arrived = '2026-03-10T13:49:00Z'
const words = (said_at: string | null, clock_skew: number | null = null) =>
  saidAndArrived(t, { said_at, clock_skew }, arrived)?.replace(/\d\d\/\d\d\/\d{4} |\d\d:(?=\d\d)/g, '')

it('tells when something was said where it arrived later, and how wrong the clock was that says so', () => {
  expect(words(null)).toBeUndefined()
  expect(words('2026-03-10T13:48:30Z')).toBeUndefined()
  expect(words('2026-03-10T13:38:00Z')).toBe('conflicts.said 38 49')
  expect(words('2026-03-10T13:38:00Z', 20)).toBe('conflicts.said 38 49')
  expect(words('2026-03-10T14:38:00Z', 3600)).toBe('conflicts.said 38 49 (conflicts.clock_ahead 60)')
  expect(words('2026-03-10T12:38:00Z', -600)).toBe('conflicts.said 38 49 (conflicts.clock_behind 10)')
})

it('takes what a wrong clock said at once as said at once', () => {
  expect(words('2026-03-10T14:49:10Z', 3600)).toBeUndefined()
})
