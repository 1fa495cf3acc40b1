import type { Language, MessageKey, MessageValues } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Extra } from '../messages.ts'

/** Who asks, in which language, on which day (`YYYY-MM-DD`). */
export type AssistantContext = { db: Database; caller: Caller; language: Language; today: string }
export type Answer = { lines: string[]; links?: Extra['links'] }
export type Say = (key: MessageKey, values?: MessageValues) => string

/** How many things of a list an answer names. */
export const mostNamed = 5

/** The line that tells how many are not named. */
export const andMore = (say: Say, total: number) =>
  total > mostNamed ? [say('assistant.more', { count: total - mostNamed })] : []

/** A day as people here write it: D/M/Y. */
export function dayMonthYear(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date}/${month}/${year}`
}

/** A day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}
