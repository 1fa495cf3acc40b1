import { locale, t } from './i18n.ts'
import { settings } from '../session/settings.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** How a language writes instants of the deployment's time zone; kept, as making one takes longer than ten uses. */
export function zoned(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const asked = { timeZone: settings().time_zone, ...options }
  const key = `${language} ${JSON.stringify(asked)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, asked)
  formats.set(key, format)
  return format
}

type Parts = { year: string; month: string; day: string; hour: string; minute: string }

/** A date (`YYYY-MM-DD`) needs no zone; an instant is read in the deployment's. */
function partsOf(value: string): Parts | null {
  const plain = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (plain) return { year: plain[1] ?? '', month: plain[2] ?? '', day: plain[3] ?? '', hour: '00', minute: '00' }
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) return null
  const format = zoned('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return Object.fromEntries(format.formatToParts(instant).map((part) => [part.type, part.value])) as Parts
}

function formatted(value: string | null | undefined, write: (parts: Parts) => string): string {
  const parts = value ? partsOf(value) : null
  return parts ? write(parts) : ''
}

/** `05/03/2026`: DD/MM/YYYY, as every screen shows a day but lists and minutes. Empty for no date. */
export function dayMonthYear(value: string | null | undefined): string {
  return formatted(value, ({ day, month, year }) => `${day}/${month}/${year}`)
}

/** `5-3-2026`: D-M-Y, as lists show it. Empty for no date. */
export function dayMonthYearDashed(value: string | null | undefined): string {
  return formatted(value, ({ day, month, year }) => `${Number(day)}-${Number(month)}-${year}`)
}

/** `05-03-2026`: DD-MM-YYYY, as minutes show it. Empty for no date. */
export function paddedDate(value: string | null | undefined): string {
  return formatted(value, ({ day, month, year }) => `${day}-${month}-${year}`)
}

/** `05/03/2026 14:30` in the deployment's time zone. Empty for no instant. */
export function dateAndTime(value: string | null | undefined): string {
  return formatted(value, ({ day, month, year, hour, minute }) => `${day}/${month}/${year} ${hour}:${minute}`)
}

/** Today in the deployment's time zone, as `YYYY-MM-DD`. */
export function today(): string {
  const parts = partsOf(new Date().toISOString())
  return parts ? `${parts.year}-${parts.month}-${parts.day}` : ''
}

/** The hour of the day in the deployment's time zone, 0 to 23. */
export function hourNow(): number {
  return Number(partsOf(new Date().toISOString())?.hour ?? 0)
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** `3 minutes ago`, `just now`, in the language of the page. */
export function relativeTime(instant: string, now = Date.now()): string {
  const seconds = Math.round((new Date(instant).getTime() - now) / 1000)
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' })
  const step = steps.find(([, size]) => Math.abs(seconds) >= size)
  return step ? format.format(Math.trunc(seconds / step[1]), step[0]) : t('actions.just_now')
}
