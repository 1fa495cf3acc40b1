import { sql, type RawBuilder } from 'kysely'
import type { NotificationType } from '@apron/contract'
import type { Database } from '../db/client.ts'
import type { Publish } from '../http/context.ts'
import { linkOf, messageOf, type NotificationData } from './notification-text.ts'
import type { ReviewedTable } from './reviewed-tables.ts'

/** Who tells: a call of somebody, or the system. */
export type Teller = { db: Database; publish: Publish; caller: { id: number } | null }
type Told = { id: number; user_id: number; data: NotificationData; author: string | null }

/**
 * Tells people of something, in one statement of the transaction at hand; each hears of it once that has committed.
 * `recipients` selects `user_id`, `subject` (text) and `data` (jsonb). The teller, the deactivated and the deleted are
 * left out, and whoever has an unread notification that may stand only once.
 */
export async function notify(teller: Teller, type: NotificationType, recipients: RawBuilder<unknown>): Promise<void> {
  const authorId = teller.caller?.id ?? null
  const { rows } = await sql<Told>`
    with told as (
      insert into notifications (user_id, type, subject, data, author_id)
      select distinct on (r.user_id, r.subject) r.user_id, ${type}, r.subject, r.data, ${authorId}::integer
      from (${recipients}) r join users u on u.id = r.user_id
      where u.status = 0 and u.deleted_at is null and r.user_id is distinct from ${authorId}::integer
      order by r.user_id, r.subject
      on conflict do nothing
      returning id, user_id, data
    )
    select told.*, (select fullname from users where id = ${authorId}::integer) as author from told`.execute(teller.db)
  for (const { id, user_id, data, author } of rows) {
    teller.publish({ user: user_id }, 'notification', {
      id,
      type,
      link: linkOf(type, data),
      author,
      message: { vi: messageOf(type, data, 'vi'), en: messageOf(type, data, 'en') },
    })
  }
}

/** Tells the team of an audit about one of its items. */
export async function tellTeamOfItem(
  teller: Teller,
  type: 'CHK_ITEM_STT_UPDATE' | 'CHK_ITEM_CMT' | 'CHK_ITEM_CMT_FINAL',
  itemId: number,
): Promise<void> {
  await notify(
    teller,
    type,
    sql`select m.user_id, 'item:' || i.id as subject, jsonb_build_object('audit_id', a.id, 'audit', a.name,
        'item_id', i.id, 'group_id', i.group_id, 'item', i.header) as data
      from audit_items i join audits a on a.id = i.audit_id join audit_members m on m.audit_id = a.id
      where i.id = ${itemId}`,
  )
}

/** Tells people that they are now in the team of an audit. */
export async function tellNewcomers(teller: Teller, auditId: number, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  await notify(
    teller,
    'CHK_STORE',
    sql`select member.id as user_id, 'audit:' || a.id as subject,
        jsonb_build_object('audit_id', a.id, 'audit', a.name) as data
      from audits a cross join unnest(${[...userIds]}::integer[]) as member (id) where a.id = ${auditId}`,
  )
}

/** Tells the author and the team of an audit which status it has now. */
export async function tellAuditStatus(teller: Teller, auditId: number): Promise<void> {
  await notify(
    teller,
    'CHANGESTATUS',
    sql`select concerned.user_id, 'audits:' || a.id as subject,
        jsonb_build_object('kind', 'audits', 'id', a.id, 'name', a.name, 'status', a.status) as data
      from audits a cross join lateral (
        select a.author_id as user_id union select user_id from audit_members where audit_id = a.id
      ) concerned where a.id = ${auditId}`,
  )
}

/** What people call a record. */
const names: Record<ReviewedTable, string> = {
  groups: 'name',
  organizations: 'name',
  positions: 'name',
  library_groups: 'header',
  library_items: 'header',
}

/** Tells whoever wrote records of a table under approval which status these have now; about many at once in one notification. */
export async function tellReviewed(teller: Teller, table: ReviewedTable, ids: readonly number[]): Promise<void> {
  const folder = table === 'library_items' ? sql`min(group_id)` : sql`null::integer`
  await notify(
    teller,
    'CHANGESTATUS',
    sql`select maker_id as user_id, ${table}::text || ':' || min(id) as subject,
        jsonb_build_object('kind', ${table}::text, 'id', min(id), 'group_id', ${folder}, 'status', min(status),
          'name', (array_agg(${sql.ref(names[table])} order by id))[1], 'others', count(*) - 1) as data
      from ${sql.table(table)} where id = any(${[...ids]}) and maker_id is not null group by maker_id`,
  )
}
