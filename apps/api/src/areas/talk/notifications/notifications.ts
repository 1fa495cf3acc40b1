import { sql } from 'kysely'
import type { PageQuery } from '@apron/contract'
import type { Notification } from '@apron/contract/talk'
import { translate, type Language } from '@apron/messages'
import type { NotificationDefinitions } from '#capabilities/area.ts'
import { paged } from '#capabilities/paging/paged.ts'
import { words, type NotificationData } from '#capabilities/notifications/notification-type.ts'
import { heardBy, type NotificationReader } from '#capabilities/notifications/unread.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { found } from '#kernel/refusals.ts'
import * as lines from './lines.ts'

export type NotificationRow = {
  id: number
  type: string
  data: NotificationData
  created_at: string
  read_at: string | null
  author_id: number | null
  fullname: string | null
  avatar_id: number | null
}

/** One page of a person's notifications, the newest first; `before` leaves out a notification and all newer ones. */
export const list = paged(
  ['before'],
  (db: Database, query: PageQuery & { before?: number | undefined }, reader: NotificationReader) => {
    let own = db.selectFrom('notifications').where('notifications.user_id', '=', reader.id).where(heardBy(reader))
    if (query.before !== undefined) own = own.where('notifications.id', '<', query.before)
    const whole = { all: db.selectFrom('notifications'), id: 'id' }
    const select = (page: typeof own) =>
      page
        .select(['id', 'type', 'data', 'created_at', 'read_at', 'author_id'])
        .select([
          sql<string | null>`(select fullname from users where users.id = notifications.author_id)`.as('fullname'),
          sql<number | null>`(select avatar_id from users where users.id = notifications.author_id)`.as('avatar_id'),
        ])
        .orderBy('id', 'desc')
    return { rows: own, select, whole }
  },
)

/** Marks one as read, again without a change, and with the last of it its line, as any that nothing unread is left in; 404 for somebody else's. */
export async function read(db: Database, reader: NotificationReader, id: number): Promise<void> {
  const userId = reader.id
  const all = db.selectFrom('notifications').select('line_id').where('id', '=', id)
  const own = all.where('user_id', '=', userId).where(heardBy(reader))
  const { line_id: lineId } = found(await own.executeTakeFirst())
  const held = await lines.hold(db, userId, lineId)
  await db
    .updateTable('notifications')
    .set({ read_at: sql<string>`coalesce(read_at, now())`, waits: false })
    .where('id', '=', id)
    .execute()
  await lines.closeRead(db, held)
}

/** One of a type that is not known any more is shown by its message and leads nowhere. */
export function present(
  row: NotificationRow,
  tells: NotificationDefinitions,
  language: Language,
  fileStore: FileStore,
): Notification {
  const told = tells.get(row.type)
  return {
    id: row.id,
    type: row.type,
    data: row.data,
    link: told?.link(row.data) ?? null,
    icon: told?.icon ?? 'bell',
    message: told?.message(row.data, language) ?? words(row.data['message']),
    author: {
      fullname: row.fullname ?? translate(language, 'notifications.system'),
      avatar: fileStore.link(row.avatar_id, 'small'),
    },
    created_at: row.created_at,
    read_at: row.read_at,
  }
}
