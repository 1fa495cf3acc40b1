import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { tooMany } from '#kernel/refusals.ts'

/** So many failures within so many minutes. */
export type Window = { most: number; minutes: number }
export type Budget = Window & { subject: string }
export const budgets = (subject: string, windows: readonly Window[]): Budget[] =>
  windows.map((window) => ({ subject, ...window }))

/** One try at a time for each of the subjects, in every process, as long as the transaction goes on. */
export async function inTurnFor(held: Database, subjects: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(subject, 0)) from unnest(${subjects}::text[]) subject`.execute(
    held,
  )
}

/** Seconds until each budget allows another try; 0 for those that do. */
export async function waitsOf(db: Database, asked: readonly Budget[]): Promise<number[]> {
  const of = <Name extends keyof Budget>(name: Name) => asked.map((budget) => budget[name])
  const { rows } = await sql<{ wait: number }>`
    select coalesce(extract(epoch from (
      select tried.at from login_attempts tried
      where tried.subject = budget.subject and tried.at > now() - make_interval(mins => budget.minutes)
      order by tried.at desc offset budget.most - 1 limit 1
    ) + make_interval(mins => budget.minutes) - now()), 0)::float8 as wait
    from unnest(${of('subject')}::text[], ${of('most')}::int[], ${of('minutes')}::int[])
      with ordinality as budget (subject, most, minutes, place)
    order by budget.place`.execute(db)
  return rows.map(({ wait }) => wait)
}

/** Counts a failure for each of the subjects; returns what takes them back. */
export async function countTries(held: Database, subjects: readonly string[]): Promise<number[]> {
  const rows = held.insertInto('login_attempts').values(subjects.map((subject) => ({ subject })))
  return (await rows.returning('id').execute()).map(({ id }) => id)
}

/** Forgets failures that were counted for somebody who turned out to be right. */
export async function takeBack(db: Database, counted: readonly number[]): Promise<void> {
  await db.deleteFrom('login_attempts').where('id', 'in', counted).execute()
}

/** 429: the next try may follow after so many seconds. */
export function tooManyTries(seconds: number) {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes <= 120) return tooMany('too_many_requests', seconds, { minutes })
  return tooMany('too_many_requests_hours', seconds, { hours: Math.ceil(minutes / 60) })
}

/**
 * Runs `look` for something that could be guessed. It is counted as a failure first, and taken back when something was
 * found; 429 after too many. `db` is no transaction.
 */
export async function tryGuess<Found>(
  db: Database,
  asked: readonly Budget[],
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const subjects = [...new Set(asked.map(({ subject }) => subject))]
  const counted = await db.transaction().execute(async (held) => {
    await inTurnFor(held, subjects)
    const wait = Math.max(...(await waitsOf(held, asked)))
    if (wait > 0) throw tooManyTries(wait)
    return countTries(held, subjects)
  })
  let isWrong = false
  try {
    const found = await look()
    isWrong = found === undefined
    return found
  } finally {
    if (!isWrong) await takeBack(db, counted)
  }
}
