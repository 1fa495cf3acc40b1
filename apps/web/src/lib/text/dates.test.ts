// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dateAndTime, dayMonthYear, dayMonthYearDashed, hourNow, paddedDate, relativeTime, today } from './dates.ts'
import { daysAfter } from './days.ts'
import { addTexts } from './i18n.ts'

beforeEach(() => {
  localStorage.setItem('language', 'en')
  addTexts({ actions: { just_now: 'just now' } })
  vi.useFakeTimers({ now: new Date('2026-03-05T18:30:00Z') })
})
afterEach(() => vi.useRealTimers())

describe('a day', () => {
  it('is written as each place writes it', () => {
    expect([dayMonthYear('2026-03-05'), dayMonthYearDashed('2026-03-05'), paddedDate('2026-03-05')]).toEqual([
      '05/03/2026',
      '5-3-2026',
      '05-03-2026',
    ])
  })

  it('is the day of the deployment, not the one of the device or of Greenwich', () => {
    expect([today(), hourNow()]).toEqual(['2026-03-06', 1])
    expect(dateAndTime('2026-03-05T18:30:00Z')).toBe('06/03/2026 01:30')
    expect(paddedDate('2026-12-31T17:00:00Z')).toBe('01-01-2027')
  })

  it('is empty where there is none', () => {
    expect([dayMonthYear(null), dateAndTime(undefined), paddedDate(''), dayMonthYear('soon')]).toEqual(['', '', '', ''])
  })
})

describe('how long ago', () => {
  const at = (seconds: number) => relativeTime(new Date(Date.now() + seconds * 1000).toISOString())
  it('is said in the largest unit that fits, never rounded up', () => {
    expect([at(-20), at(-119), at(-3600), at(-86_399), at(-86_400), at(-8 * 86_400)]).toEqual([
      'just now',
      '1 minute ago',
      '1 hour ago',
      '23 hours ago',
      'yesterday',
      'last week',
    ])
    expect(at(7200)).toBe('in 2 hours')
  })
})

it.each([
  ['2026-12-20', 30, '2027-01-19'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 3, '2026-03-31'],
])('%s and %i days are %s', (day, count, then) => {
  expect(daysAfter(day, count)).toBe(then)
})
