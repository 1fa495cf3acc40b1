import { expect, TestRunner } from 'vitest'
import type { Came, World } from './world.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What a test tried, for the summary of the trials. */
    tried?: number
  }
}

/** The trials do the same as the tests, more often. */
export const areTrials = process.env['APRON_TRIALS'] === 'on'
/** Luck is tried with `--all` on the first PostgreSQL; the second, and the daily tests, ask whether it is decided. */
const isShort = process.env['APRON_TEST_DATABASE_URL'] !== undefined || process.env['APRON_TIER'] === 'always'
const raceRounds = areTrials ? 50 : isShort ? 3 : 10
/** How often a process is killed. */
export const kills = Number(process.env['APRON_KILLS'] ?? (areTrials ? 20 : 3))
/** How long a test that starts and kills processes may take on a machine that has too much to do, in milliseconds. */
export const longest = areTrials ? 3_600_000 : 600_000
/** How many minutes so many kills take at least. */
export const killMinutes = Number(process.env['APRON_KILL_MINUTES'] ?? (areTrials ? 6 : 0))
/** How the store of files is away and for how many milliseconds; longer than it is waited for, once. */
export const absences: { way: 'refused' | 'failing' | 'cut' | 'silent'; milliseconds: number }[] = (
  areTrials
    ? (['refused', 'silent', 'failing', 'cut', 'refused', 'cut', 'failing', 'silent', 'refused'] as const)
    : (['refused', 'failing', 'cut'] as const)
).map((way) => ({ way, milliseconds: areTrials ? 4_000 : 1_500 }))
if (areTrials) absences.push({ way: 'silent', milliseconds: 110_000 })
/** Bytes of a file that is sent as a resumable upload. */
export const largeFile = areTrials ? 1_000_000_000 : 42_000_000

/** Counts what a test tries. */
export function tried(count: number): void {
  const meta = TestRunner.getCurrentTest()!.meta
  meta.tried = (meta.tried ?? 0) + count
}

/** Runs a race again and again, each time from the start; a failure says in which round it came. */
export async function rounds(race: (round: number) => Promise<void>, times = raceRounds): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    await race(round).catch((error: unknown) => {
      if (error instanceof Error) error.message = `round ${round + 1} of ${times}: ${error.message}`
      throw error
    })
    tried(1)
  }
}

/** Waits for calls that were sent at the same moment; none of them may have failed by the server's fault. */
export async function atOnce(calls: Promise<Came>[]): Promise<Came[]> {
  const came = await Promise.all(calls)
  expect(came.filter(({ status }) => status >= 500)).toEqual([])
  return came
}

/** How calls that were sent at once ended, the lowest status first. */
export const statuses = (came: Came[]) => came.map(({ status }) => status).toSorted((one, other) => one - other)

/** Everything in the trials, otherwise one of so many, beginning with the first. */
export const some = <Hostile>(all: readonly Hostile[], oneOf: number): Hostile[] =>
  areTrials ? [...all] : all.filter((_, place) => place % oneOf === 0)

/** What the trail says was done to a record, in that order. */
export async function trailOf({ db }: World, subject: number, actions: string[]): Promise<string[]> {
  const rows = db.selectFrom('audit_trail').select('action').where('subject_id', '=', subject)
  return (await rows.where('action', 'in', actions).orderBy('id').execute()).map(({ action }) => action)
}
