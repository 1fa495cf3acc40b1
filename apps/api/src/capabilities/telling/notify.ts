import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Publish } from '../../http/context.ts'
import type { NotificationData, Told } from './told.ts'

/** Who tells: a call of somebody, or the system. */
export type Teller = { db: Database; publish: Publish; caller: { id: number } | null }
type Row = {
  id: number
  user_id: number
  data: NotificationData
  author: string | null
  /** How many its reader has not read, of one that has grown. */
  unread: number | null
}

/** What becomes of one that somebody has not read a like of. */
const besides = sql`on conflict do nothing`
/** The index that this names has to be there for the type. */
const growing = ({ type }: Told) => sql`
  on conflict (user_id, subject) where read_at is null and type = ${sql.lit(type)} do update set
    author_id = excluded.author_id, data = notifications.data || jsonb_build_object('count',
      (notifications.data ->> 'count')::integer + (excluded.data ->> 'count')::integer)`

/**
 * Tells people of something, in one statement of the transaction at hand; each hears of it once that has committed.
 * `recipients` selects `user_id`, `subject` (text) and `data` (jsonb). The teller, the deactivated and the deleted are
 * left out, and whoever has an unread notification that may stand only once. Gives the ids of those that it wrote.
 */
export async function notify(teller: Teller, told: Told, recipients: RawBuilder<unknown>): Promise<number[]> {
  const { type } = told
  const authorId = teller.caller?.id ?? null
  const { rows } = await sql<Row>`
    with sent as (
      insert into notifications (user_id, type, subject, data, author_id)
      select distinct on (r.user_id, r.subject) r.user_id, ${type}, r.subject, r.data, ${authorId}::integer
      from (${recipients}) r join users u on u.id = r.user_id
      where u.status = 0 and u.deleted_at is null and r.user_id is distinct from ${authorId}::integer
      order by r.user_id, r.subject
      ${told.grows ? growing(told) : besides}
      returning id, user_id, data, xmax <> 0 as has_grown
    ), changed as (
      insert into changes (entity, id) select distinct 'notification', user_id from sent
    )
    select id, user_id, data, (select fullname from users where id = ${authorId}::integer) as author,
      case when has_grown then (select count(*) from notifications
        where notifications.user_id = sent.user_id and read_at is null) end as unread
    from sent`.execute(teller.db)
  for (const { id, user_id, data, author, unread } of rows) {
    if (unread !== null) {
      teller.publish({ user: user_id }, 'notification:read', { unread })
      continue
    }
    teller.publish({ user: user_id }, 'notification', {
      id,
      type,
      link: told.link(data),
      author,
      message: { vi: told.message(data, 'vi'), en: told.message(data, 'en') },
    })
  }
  return rows.map(({ id }) => id)
}
