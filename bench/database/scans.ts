import { sql } from 'kysely'
import type { Database } from '../../apps/api/src/db/client.ts'
import { say } from '../say.ts'

const large = 10_000
/** Rows of a reading, on the average: what grows while it is measured is rightly read whole as long as it is small. */
const many = 1_000

/** Names the tables of more than 10,000 rows that were read from end to end, as they are, since the data set was built; gives how many. */
export async function sayScans(db: Database): Promise<number> {
  const { rows } = await sql<{ table: string; scans: number }>`
    select relname as table, seq_scan as scans from pg_stat_user_tables
    where n_live_tup > ${large} and seq_tup_read > ${many} * seq_scan order by seq_scan desc`.execute(db)
  for (const { table, scans } of rows) say(`reads a large table without an index: ${table} (${scans} times)`)
  return rows.length
}
