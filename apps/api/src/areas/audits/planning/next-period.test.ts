import { expect, it } from 'vitest'
import { nextPeriod } from './next-period.ts'

const period = (starting_date: string, ending_date: string) => ({ starting_date, ending_date })

it('the next period is as long as the last one, as many months after it as that was after the one before', () => {
  const last = period('2026-07-06', '2026-07-17')
  expect(nextPeriod(last, '2026-04-06', '2026-07-20')).toEqual(period('2026-10-06', '2026-10-17'))
  expect(nextPeriod(last, '2025-07-10', '2026-07-20')).toEqual(period('2027-07-06', '2027-07-17'))
  expect(nextPeriod(period('2026-08-31', '2026-09-02'), '2026-02-28', '2026-09-03')).toEqual(
    period('2027-02-28', '2027-03-02'),
  )
  expect(nextPeriod(last, '2026-06-29', '2026-07-08')).toEqual(period('2026-07-13', '2026-07-24'))
})

it('there is none that would have begun already, and none of two that began on one day', () => {
  const last = period('2025-01-06', '2025-01-17')
  expect(nextPeriod(last, '2024-10-06', '2026-07-20')).toBeNull()
  expect(nextPeriod(last, '2025-01-06', '2025-01-01')).toBeNull()
})
