import { sql } from 'kysely'
import { translate, type Language } from '@apron/messages'
import { notify, type Notifier } from '#capabilities/notifications/notify.ts'
import {
  numberOf,
  type NotificationData,
  type NotificationDefinition,
} from '#capabilities/notifications/notification-type.ts'

/** What waited for the morning, in one line. */
export const summary: NotificationDefinition = {
  type: 'DIGEST',
  icon: 'sun',
  link: () => '/notification',
  message: (data, language) =>
    translate(language, 'notificationTexts.digest', { parts: partsOf(data, language).join(', ') }),
}

function partsOf(data: NotificationData, language: Language): string[] {
  const [answers, audits, comments, moves, others] = ['answers', 'audits', 'comments', 'moves', 'others'].map((name) =>
    numberOf(data[name]),
  ) as [number, number, number, number, number]
  const answered = translate(language, 'notificationTexts.digest_answers', { count: answers })
  return [
    ...(answers > 0
      ? [translate(language, 'notificationTexts.digest_in_audits', { answers: answered, count: audits })]
      : []),
    ...(comments > 0 ? [translate(language, 'notificationTexts.line_comments', { count: comments })] : []),
    ...(moves > 0 ? [translate(language, 'notificationTexts.digest_status', { count: moves })] : []),
    ...(others > 0 ? [translate(language, 'notificationTexts.digest_more', { count: others })] : []),
  ]
}

/**
 * Sums up what waits for each person, once a day, and releases it. The lines are locked first, in the order in which
 * they are written: later notifications begin others, which wait for the next morning.
 */
export async function sumUp(teller: Notifier, day: string): Promise<void> {
  const subject = `morning:${day}`
  const held = await sql<{ id: number }>`
    select id from notification_lines l where waits and not exists (
      select from notifications n where n.user_id = l.user_id and n.type = 'DIGEST' and n.subject = ${subject}
    ) order by user_id, key for update`.execute(teller.db)
  const lines = held.rows.map(({ id }) => id)
  if (lines.length === 0) return
  const { rows } = await sql<{ user_id: number; data: NotificationData }>`
    with closed as (
      update notification_lines set waits = false where id = any(${lines}::integer[])
    ), told as (
      update notifications set waits = false where line_id = any(${lines}::integer[]) and waits
      returning user_id, type, subject, data ->> 'audit_id' as audit_id
    )
    select user_id, jsonb_build_object(
      'answers', count(distinct subject) filter (where type = 'CHK_ITEM_STT_UPDATE'),
      'audits', count(distinct audit_id) filter (where type = 'CHK_ITEM_STT_UPDATE'),
      'comments', count(*) filter (where type in ('CHK_ITEM_CMT', 'REPLY', 'MENTION')),
      'moves', count(*) filter (where type = 'CHANGESTATUS'),
      'others', count(*) filter (where type not in ('CHK_ITEM_STT_UPDATE', 'CHK_ITEM_CMT', 'REPLY', 'MENTION',
        'CHANGESTATUS'))) as data
    from told group by user_id`.execute(teller.db)
  await notify(
    teller,
    summary,
    sql`select user_id, ${subject} as subject, data
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (user_id integer, data jsonb)`,
  )
}
