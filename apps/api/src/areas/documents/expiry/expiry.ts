import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import { holdsOne } from '#capabilities/review/deciding.ts'
import { notify, type Notifier } from '#capabilities/notifications/notify.ts'
import { documentExpires } from './document-expires.ts'

/** So many days before a document expires there is a notification, and on the day itself. */
const daysBefore = [30, 7, 1, 0]

/**
 * Notifies the authors of documents and those who maintain them of what expires, once for each of those days, however
 * often this runs. A day on which it did not run is made up for at the next run, with the days that are left.
 */
export async function tellExpiring(teller: Notifier, today: string): Promise<void> {
  const { db } = teller
  const { rows } = await sql<{ document_id: number; user_id: number; days_left: number }>`
    with due as (
      select d.id, d.maker_id, d.expires_on, d.expires_on - ${today}::date as days_left,
        (select min(days) from unnest(${daysBefore}::integer[]) as days where days >= d.expires_on - ${today}::date) as days
      from documents d where d.status = ${approvalStatus.APPROVAL}
        and d.expires_on between ${today}::date and ${today}::date + ${Math.max(...daysBefore)}::integer
    ), people as (
      select due.id as document_id, person.id as user_id, due.expires_on, due.days, due.days_left
      from due join users person on person.status = 0 and person.deleted_at is null
        and (person.id = due.maker_id or ${holdsOne(['UPDATE_DOCUMENT'])})
    ), told as (
      insert into document_expiry_notices (document_id, user_id, expires_on, days)
      select document_id, user_id, expires_on, days from people order by 1, 2 on conflict do nothing
      returning document_id, user_id
    )
    select told.document_id, told.user_id, people.days_left from told
    join people on people.document_id = told.document_id and people.user_id = told.user_id`.execute(db)
  if (rows.length === 0) return
  const places = rows.map(({ document_id }) => document_id)
  const people = rows.map(({ user_id }) => user_id)
  const left = rows.map(({ days_left }) => days_left)
  await notify(
    teller,
    documentExpires,
    sql`select e.user_id, 'expires:' || d.id || ':' || d.expires_on || ':' || e.days_left as subject,
        jsonb_build_object('id', d.id, 'name', d.name, 'group_id', d.group_id, 'days', e.days_left) as data
      from unnest(${places}::integer[], ${people}::integer[], ${left}::integer[]) as e (document_id, user_id, days_left)
      join documents d on d.id = e.document_id`,
  )
}
