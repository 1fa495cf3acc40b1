import { dayMonthYearDashed, zoned } from '#lib/text/dates.ts'
import { locale, t } from '#lib/text/i18n.ts'

const format = (instant: string | Date, options: Intl.DateTimeFormatOptions) =>
  zoned(locale(), options).format(new Date(instant))

/** The day of an instant in the deployment's time zone, to compare with another. */
export const dayOf = (instant: string | Date) => dayMonthYearDashed(new Date(instant).toISOString())

/** `14:05` in the deployment's time zone. */
export const clock = (instant: string) => format(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Today, yesterday, or the day in full, in the language of the page. */
export function dayName(instant: string, now = Date.now()): string {
  const day = dayOf(instant)
  if (day === dayOf(new Date(now))) return t('chat.today')
  if (day === dayOf(new Date(now - 86_400_000))) return t('chat.yesterday')
  return format(instant, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** A time today, else a day: as short as a list needs it. */
export function shortTime(instant: string): string {
  return dayOf(instant) === dayOf(new Date()) ? clock(instant) : format(instant, { day: 'numeric', month: 'numeric' })
}
