import { addDays, dayMonthYear, weekdayOf, type Say } from './saying.ts'
import type { Period } from './understand.ts'

/** Two days, both within. */
export type Days = { from: string; to: string }

/** The days of a period that are not gone by; a week begins on Monday. */
export function daysOf(period: Period, today: string): Days {
  const sunday = addDays(today, 6 - weekdayOf(today))
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) }
    case 'this_week':
      return { from: today, to: sunday }
    case 'next_week':
      return { from: addDays(sunday, 1), to: addDays(sunday, 7) }
    case 'this_month':
      return { from: today, to: endOfMonth(today) }
    case 'next_month': {
      const first = addDays(endOfMonth(today), 1)
      return { from: first, to: endOfMonth(first) }
    }
  }
}

/** The days as a part of a sentence. */
export function whenOf({ from, to }: Days, say: Say): string {
  if (from === to) return say('assistant.on_day', { day: dayMonthYear(from) })
  return say('assistant.from_to', { from: dayMonthYear(from), to: dayMonthYear(to) })
}

function endOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
