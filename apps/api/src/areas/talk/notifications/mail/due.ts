import { sql } from 'kysely'
import type { MailWay, NoticeKind } from '@apron/contract'
import type { Language } from '@apron/messages'
import { mailWay } from '#capabilities/notifications/folding.ts'
import { openOutside } from '#capabilities/notifications/outside.ts'
import type { NotificationLineState } from '#capabilities/notifications/notification-type.ts'
import type { Database } from '#db/client.ts'
import { isInternal } from '#kernel/named-in-audits.ts'

/** A line that somebody gets a mail about, and what they chose for what is new in it. */
export type Due = NotificationLineState & {
  user_id: number
  email: string
  fullname: string
  language: Language | null
  kinds: NoticeKind[]
  type: string
  author: string | null
}

/** Kinds that go by mail although nobody chose so, when there is a server that sends it. */
type DueMailOptions = { way: Exclude<MailWay, 'off'>; hasServer: boolean }

/**
 * Takes the notification lines that are due by mail now, by each person's present choice, the oldest first. Lines that
 * were read meanwhile are left out, and so is what is no longer open to the person, or somebody who may not sign in.
 * Without a mail server only what somebody chose is written.
 */
export async function takeDue(db: Database, { way, hasServer }: DueMailOptions): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with chosen as (
      select q.notification_id, ${hasServer ? mailWay(sql`q.kind`) : sql`coalesce(p.mail, 'off')`} as way
      from notices_to_mail q join notifications n on n.id = q.notification_id
      left join notification_preferences p on p.user_id = n.user_id and p.type = q.kind
    ), due as (
      delete from notices_to_mail q using chosen
      where chosen.notification_id = q.notification_id and chosen.way in (${way}, 'off')
      returning q.notification_id, q.kind, chosen.way
    )
    select u.id as user_id, u.email, u.fullname, u.language, array_agg(distinct due.kind) as kinds,
      l.key, l.type, l.data, l.marked, l.said, cardinality(l.counted) as counted,
      (select fullname from users a where a.id = l.author_id) as author
    from due join notifications n on n.id = due.notification_id
    join notification_lines l on l.id = n.line_id
    join users u on u.id = n.user_id
    where due.way = ${way} and (n.read_at is null or n.waits)
      and u.status = 0 and u.deleted_at is null and u.email <> ''
      and (${isInternal('u')} or ${openOutside(sql`u.id`, sql`l.data`)})
    group by u.id, l.id order by u.id, l.place`.execute(db)
  return rows
}
