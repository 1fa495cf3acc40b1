import { locale, type Translate } from '#lib/text/i18n.ts'

/** `Tháng 3/2026`, `March 2026`. */
export function monthInWords(t: Translate, { year, month }: { year: number; month: number }): string {
  const name = new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  )
  return t('programme.in_month', { month, year, name })
}

/** The first and the last day of a month. */
export function daysOfMonth({ year, month }: { year: number; month: number }): { from: string; to: string } {
  const two = String(month).padStart(2, '0')
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${year}-${two}-01`, to: `${year}-${two}-${last}` }
}
