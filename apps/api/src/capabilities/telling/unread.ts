import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Caller } from '../../http/rights/caller.ts'
import { openOutside } from './outside.ts'

/** Who reads: of audits external people hear only what is open to them now. */
export type Reader = Pick<Caller, 'id' | 'isExternal'>

/** Which notifications, or lines, somebody hears of. */
export const heardBy = ({ id, isExternal }: Reader) => (isExternal ? openOutside(id, sql`data`) : sql<boolean>`true`)

/** How many notifications somebody has not read, and the lines that they stand in. */
export type Unread = { unread: number; lines: number }

/** Every open page asks: written out, as building it anew took a tenth of the call. */
export async function countUnread(db: Database, reader: Reader): Promise<Unread> {
  const heard = heardBy(reader)
  const userId = reader.id
  const { rows } = await sql<Unread>`
    select (select count(*) from notifications where user_id = ${userId} and read_at is null and ${heard}) as unread,
      (select count(*) from notification_lines
        where user_id = ${userId} and read_at is null and place is not null and ${heard}) as lines`.execute(db)
  return rows[0]!
}
