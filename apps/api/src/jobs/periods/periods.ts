import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { JobKind } from '../kind.ts'
import { periodOf } from './period.ts'

/** How often it is checked whether a period has begun, in milliseconds. */
export const looksEvery = 5_000

type Begin = (db: Database, kind: JobKind) => Promise<unknown>

/** Begins the periodic jobs whose time has come, each once in a period, whichever process comes first. Asks the database only when a period is new to this process. */
export function openPeriods(db: Database, timeZone: () => string, kinds: readonly JobKind[], begin: Begin) {
  const seen = new Map<string, number>()
  return async (now: Date): Promise<void> => {
    const due = kinds.flatMap((kind) => {
      const period = kind.every && periodOf(kind.every, timeZone(), now)
      return period && isNew(period.getTime(), seen.get(kind.name) ?? 0) ? [{ kind, period }] : []
    })
    if (due.length === 0) return
    await db.transaction().execute(async (trx) => {
      const claimed = await claim(trx, due)
      for (const { kind } of due) if (claimed.has(kind.name)) await begin(trx, kind)
    })
    for (const { kind, period } of due) seen.set(kind.name, period.getTime())
  }
}

/** Milliseconds by which clocks of processes may differ. */
const apart = 3_600_000

/**
 * Whether a period comes after the one that was begun last, or so long before it that the clock was set back: otherwise
 * jobs would wait until the clock had caught up.
 */
const isNew = (period: number, last: number) => period > last || period < last - apart

async function claim(db: Database, due: { kind: JobKind; period: Date }[]): Promise<Set<string>> {
  const claimed = await db
    .insertInto('job_periods')
    .values(due.map(({ kind, period }) => ({ kind: kind.name, period })))
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet({ period: sql`excluded.period`, begun_at: sql`now()` })
        .where(
          sql<boolean>`job_periods.period < excluded.period
            or job_periods.period > excluded.period + make_interval(secs => ${apart / 1_000})`,
        ),
    )
    .returning('kind')
    .execute()
  return new Set(claimed.map(({ kind }) => kind))
}
