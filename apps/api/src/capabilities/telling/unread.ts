import type { Database } from '../../db/client.ts'

/** How many notifications somebody has not read. */
export async function countUnread(db: Database, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select((all) => all.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}
