import { sql } from 'kysely'
import type { Database } from '../apps/api/src/db/client.ts'

const large = 10_000

/** Tables of more than 10,000 rows that were read from end to end since the data set was built. */
export async function sequentialScans(db: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string; scans: number }>`
    select relname as table, seq_scan as scans from pg_stat_user_tables
    where n_live_tup > ${large} and seq_scan > 0 order by seq_scan desc`.execute(db)
  return rows.map(({ table, scans }) => `${table} (${scans} times)`)
}
