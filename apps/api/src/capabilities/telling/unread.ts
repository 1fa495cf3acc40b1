import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** How many notifications somebody has not read. Every open page asks: written out, as building it anew took a tenth of the call. */
export async function countUnread(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from notifications where user_id = ${userId} and read_at is null`.execute(db)
  return rows[0]!.unread
}
