import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/** Rows of one look; beyond that every table counts as written. */
const mostRows = 1_000
/** Hours for which the database keeps a record of a write, from when it was first seen. */
const hoursKept = 2
/** Seconds; a process that has not looked for so long may have missed deleted records. */
const longestAway = 1_800

type WritesRow = { snapshot: string; database: string; now: number; rows: number; names: string[] | null }

/**
 * Which tables with recorded writes have been written, as this process knows it. Its moments are counted by its looks.
 */
export type TableWrites = {
  /** Looks again and returns the moment: everything committed before the call is known from then on. */
  look(): Promise<number>
  /** Whether none of the tables was written between a moment and the last look. */
  areUntouched(tables: ReadonlySet<string>, since: number): boolean
}

/**
 * Asks the database which tables other transactions have written since the last look: those that its snapshot sees and
 * the one before did not. Calls that arrive during a look share the next one.
 */
export function openTableWrites(db: Database): TableWrites {
  const writtenAt = new Map<string, number>()
  let forgottenAt = 0
  let moment = 0
  let last: WritesRow | null = null
  let running: Promise<number> | null = null
  let next: Promise<number> | null = null

  function forget(): void {
    writtenAt.clear()
    forgottenAt = moment
  }

  async function lookOnce(): Promise<number> {
    const before = last
    last = null
    const looked = await ask(db, before?.snapshot ?? null)
    moment += 1
    const isSameTime = before && before.database === looked.database && looked.now - before.now < longestAway
    if (!isSameTime || looked.rows > mostRows) forget()
    for (const name of looked.names ?? []) writtenAt.set(name, moment)
    last = looked
    return moment
  }

  function begin(): Promise<number> {
    running = lookOnce().finally(() => {
      running = null
    })
    return running
  }

  async function afterRunning(): Promise<number> {
    await running?.catch(() => undefined)
    next = null
    return begin()
  }

  return {
    look: () => (running ? (next ??= afterRunning()) : begin()),
    areUntouched: (tables, since) =>
      since >= forgottenAt && [...tables].every((name) => (writtenAt.get(name) ?? 0) <= since),
  }
}

/** `database` tells a restored database, or another one, from the one before. */
async function ask(db: Database, since: string | null): Promise<WritesRow> {
  const { rows } = await sql<WritesRow>`
    select pg_current_snapshot()::text as snapshot,
      pg_postmaster_start_time()::text || ' ' || 'table_writes'::regclass::oid as database,
      extract(epoch from clock_timestamp())::float8 as now, recent.rows, recent.names
    from (
      select count(*) as rows, array_agg(distinct name) as names from (
        select name from table_writes
        where xid >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
        order by xid, name limit ${sql.lit(mostRows + 1)}
      ) since
    ) recent`.execute(db)
  return rows[0]!
}

/**
 * Deletes records of writes that every running process has seen. They age from when they were seen here, as nobody
 * knows when they were committed.
 */
export async function deleteOldWrites(db: Database): Promise<void> {
  await sql`delete from table_writes where seen_at < now() - make_interval(hours => ${hoursKept})`.execute(db)
  await sql`update table_writes set seen_at = now() where seen_at is null`.execute(db)
}
