import { dayIn } from '#kernel/clock.ts'

/** Every so many seconds, or once a day at a time of the configured time zone (`HH:MM`). */
export type Period = { seconds: number } | { daily: string }

const minute = 60_000

/** The period in which an instant lies, by an instant that names it; later periods have later names. */
export function periodOf(period: Period, timeZone: string, now: Date): Date {
  if ('seconds' in period) {
    const length = period.seconds * 1000
    return new Date(Math.floor(now.getTime() / length) * length)
  }
  const [hours = 0, minutes = 0] = period.daily.split(':').map(Number)
  return new Date(dayIn(timeZone, new Date(now.getTime() - (hours * 60 + minutes) * minute)))
}
