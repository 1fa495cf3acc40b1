import { dateAndTime, dayMonthYear, today } from '../../../lib/text/dates.ts'
import type { Translate } from '../../../lib/text/i18n.ts'

/** Milliseconds within which something arrived at once. */
const atOnce = 60_000

/** An instant in words: the hour alone where that is of today. */
export function moment(instant: string): string {
  const [day = '', hour = ''] = dateAndTime(instant).split(' ')
  return day === dayMonthYear(today()) ? hour : `${day} ${hour}`
}

/** When something was said and when it arrived; null where both were one. */
export function saidAndArrived(t: Translate, saidAt: string | null, arrivedAt: string): string | null {
  if (saidAt === null || Math.abs(Date.parse(arrivedAt) - Date.parse(saidAt)) < atOnce) return null
  return t('conflicts.said', { said: moment(saidAt), arrived: moment(arrivedAt) })
}
