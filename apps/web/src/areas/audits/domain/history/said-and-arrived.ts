import { dateAndTime, dayMonthYear, today } from '#lib/text/dates.ts'
import type { Translate } from '#lib/text/i18n.ts'

/** Milliseconds within which something arrived at once. */
const atOnce = 60_000

/** An instant in words: the hour alone where that is of today. */
export function moment(instant: string): string {
  const [day = '', hour = ''] = dateAndTime(instant).split(' ')
  return day === dayMonthYear(today()) ? hour : `${day} ${hour}`
}

type DeviceTime = { said_at: string | null; clock_skew: number | null }

/** When something was said by a device's clock, how wrong that was, and when it arrived; null where both were one. */
export function saidAndArrived(t: Translate, { said_at, clock_skew }: DeviceTime, arrivedAt: string): string | null {
  if (said_at === null) return null
  const ahead = clock_skew ?? 0
  if (Math.abs(Date.parse(arrivedAt) - Date.parse(said_at) + ahead * 1000) < atOnce) return null
  const words = t('conflicts.said', { said: moment(said_at), arrived: moment(arrivedAt) })
  const minutes = Math.round(Math.abs(ahead) / 60)
  if (minutes === 0) return words
  return `${words} (${t(ahead > 0 ? 'conflicts.clock_ahead' : 'conflicts.clock_behind', { minutes })})`
}
