import { expect, it } from 'vitest'
import { periodOf } from './period.ts'

const at = (instant: string) => new Date(instant)

it('so many seconds begin alike in every process', () => {
  const every = { seconds: 3600 }
  expect(periodOf(every, 'UTC', at('2026-03-01T08:59:59.999Z'))).toEqual(at('2026-03-01T08:00:00Z'))
  expect(periodOf(every, 'UTC', at('2026-03-01T09:00:00Z'))).toEqual(at('2026-03-01T09:00:00Z'))
})

it('a day begins at its time in the time zone', () => {
  const daily = { daily: '06:00' }
  const zone = 'Asia/Ho_Chi_Minh'
  const before = periodOf(daily, zone, at('2026-03-01T22:59:59Z'))
  const after = periodOf(daily, zone, at('2026-03-01T23:00:00Z'))
  expect([before, after]).toEqual([at('2026-03-01'), at('2026-03-02')])
})
