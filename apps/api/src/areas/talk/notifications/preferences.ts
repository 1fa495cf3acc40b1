import { sql } from 'kysely'
import { noticeKinds, usualMail, type BodyOf, type MailWay, type NoticeKind, type NoticeWay } from '@apron/contract'
import type { notificationPreferences as routes } from '@apron/contract/talk'
import type { Database } from '#db/client.ts'

export type Preference = { type: NoticeKind; way: NoticeWay; mail: MailWay }
type PreferenceInput = BodyOf<typeof routes.update>['preferences'][number]

/** The preferences of a person for each type; at once and with the usual mail where they chose nothing else. */
export async function list(db: Database, userId: number): Promise<Preference[]> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['type', 'way', 'mail'])
    .where('user_id', '=', userId)
    .execute()
  const chosen = new Map(rows.map((row) => [row.type, row]))
  return noticeKinds.map((type) => {
    const { way = 'at_once', mail = null } = chosen.get(type) ?? {}
    return { type, way: way as NoticeWay, mail: (mail ?? usualMail[type]) as MailWay }
  })
}

/** Changes the preferences of some types, and of each what is given; of a type that is named twice the last counts. */
export async function change(db: Database, userId: number, preferences: readonly PreferenceInput[]): Promise<void> {
  const chosen = [...new Map(preferences.map((one) => [one.type, one])).values()]
  const of = (name: keyof PreferenceInput) => chosen.map((one) => one[name] ?? null)
  await sql`
    with chosen as (
      select * from unnest(${of('type')}::text[], ${of('way')}::text[], ${of('mail')}::text[]) as c (type, way, mail)
    )
    insert into notification_preferences as p (user_id, type, way, mail)
    select ${userId}, type, coalesce(way, 'at_once'), mail from chosen order by type
    on conflict (user_id, type) do update set
      way = coalesce((select way from chosen c where c.type = excluded.type), p.way),
      mail = coalesce(excluded.mail, p.mail)`.execute(db)
}
