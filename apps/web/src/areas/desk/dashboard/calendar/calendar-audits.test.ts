import type { Audit } from '@apron/contract/audits'
import { expect, test } from 'vitest'
import { daysAfter, daysBetween } from '#lib/text/days.ts'
import { calendarAudits, covering } from './calendar-audits.ts'

const audit = (id: number, code: number, dates: Partial<Audit> = {}) =>
  ({
    id,
    name: `Audit ${id}`,
    status: { code },
    organization: { name: 'Kho' },
    starting_date: '2026-03-02',
    ending_date: '2026-03-10',
    start_corrective_date: null,
    end_corrective_date: null,
    ...dates,
  }) as Audit

test('an audit counts on its own days, and on the corrective ones while it is corrected', () => {
  const correction = { start_corrective_date: '2026-03-11', end_corrective_date: '2026-03-31' }
  const shown = calendarAudits([audit(1, 3), audit(2, 4, correction), audit(3, 5), audit(4, 1)])
  expect(shown.map(({ id, isCorrective, from, to }) => [id, isCorrective, from, to])).toEqual([
    [1, false, '2026-03-02', '2026-03-10'],
    [2, true, '2026-03-11', '2026-03-31'],
  ])
  const on = (day: string) => covering(shown, day).map(({ id }) => id)
  expect([on('2026-03-01'), on('2026-03-02'), on('2026-03-10'), on('2026-03-11'), on('2026-04-01')]).toEqual([
    [],
    [1],
    [1],
    [2],
    [],
  ])
})

test('days follow one another across months and years', () => {
  expect([daysAfter('2026-12-31', 1), daysAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29'])
  expect([daysBetween('2026-12-31', '2027-01-02'), daysBetween('2028-03-01', '2028-02-28')]).toEqual([2, -2])
})
