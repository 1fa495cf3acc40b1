import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/** Rows of one look; whoever finds more takes everything for written. */
const mostRows = 1_000
/** Hours for which the database keeps who wrote, from when it was first seen. */
const hoursKept = 2
/** Seconds; whoever has not looked for so long may have missed what is thrown away by now. */
const longestAway = 1_800

type Looked = { snapshot: string; database: string; now: number; rows: number; names: string[] | null }

/** Which noted tables have been written, as this process knows it. Its moments are counted by its looks. */
export type TableWrites = {
  /** Looks once more, and gives the moment: whatever was committed before the call is known from then on. */
  look(): Promise<number>
  /** Whether none of the tables was written between a moment and the last look. */
  areUntouched(tables: ReadonlySet<string>, since: number): boolean
}

/**
 * Asks the database what other transactions have written since the last look: those that its snapshot sees and the
 * one before did not, in whatever order they were committed. Those who ask while it is looking share the next look.
 */
export function openTableWrites(db: Database): TableWrites {
  const writtenAt = new Map<string, number>()
  let forgottenAt = 0
  let moment = 0
  let last: Looked | null = null
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

/** `database` tells one that was put back, or another one, from the one before. */
async function ask(db: Database, since: string | null): Promise<Looked> {
  const { rows } = await sql<Looked>`
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

/** Throws away what every process that still looks has seen: it is counted from when it was seen here, as nobody knows when it was committed. */
export async function deleteOldWrites(db: Database): Promise<void> {
  await sql`delete from table_writes where seen_at < now() - make_interval(hours => ${hoursKept})`.execute(db)
  await sql`update table_writes set seen_at = now() where seen_at is null`.execute(db)
}
