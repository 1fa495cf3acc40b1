import { CompiledQuery } from 'kysely'
import type { Database } from '../../db/client.ts'

/** How many notifications somebody has not read, and the lines that they stand in. */
export type Unread = { unread: number; lines: number }

// Every open page asks: written out, as building it anew took a tenth of the call.
const counted = `
  select (select count(*) from notifications where user_id = $1 and read_at is null) as unread,
    (select count(*) from notification_lines where user_id = $1 and read_at is null and place is not null) as lines`

/** What somebody has not read. */
export async function countUnread(db: Database, userId: number): Promise<Unread> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(counted, [userId]) as CompiledQuery<Unread>)
  return rows[0]!
}
