import { invalid } from '#kernel/refusals.ts'

const days = 7
const minutes = 2

/**
 * The instant at which a person set something, as the device says that sent it, and now when it says nothing. What its
 * clock is known to be ahead (seconds) is taken off. 422 under `set_at` for one that lies more than 7 days back, or
 * ahead by more than clocks differ (2 minutes).
 */
export function instantSet(said: string | undefined, clockSkew: number | null, now: Date): Date {
  if (said === undefined) return now
  const ahead = Date.parse(said) - (clockSkew ?? 0) * 1000 - now.getTime()
  if (ahead > minutes * 60_000) throw invalid('set_at', 'validation.set_ahead', { minutes })
  if (ahead < -days * 86_400_000) throw invalid('set_at', 'validation.set_long_ago', { days })
  return new Date(now.getTime() + Math.min(ahead, 0))
}
