import { sql } from 'kysely'
import { noticeKinds, type NoticeKind, type NoticeWay } from '@apron/contract'
import type { Database } from '../../../db/client.ts'

export type Preference = { type: NoticeKind; way: NoticeWay }

/** How somebody is told of each kind; at once where they chose nothing else. */
export async function list(db: Database, userId: number): Promise<Preference[]> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['type', 'way'])
    .where('user_id', '=', userId)
    .execute()
  const chosen = new Map(rows.map(({ type, way }) => [type, way as NoticeWay]))
  return noticeKinds.map((type) => ({ type, way: chosen.get(type) ?? 'at_once' }))
}

/** Changes how somebody is told of some kinds; of one that is named twice the last counts. */
export async function change(db: Database, userId: number, preferences: readonly Preference[]): Promise<void> {
  const chosen = [...new Map(preferences.map(({ type, way }) => [type, way]))]
  const [types, ways] = [chosen.map(([type]) => type), chosen.map(([, way]) => way)]
  await sql`
    with chosen as (
      select * from unnest(${types}::text[], ${ways}::text[]) as c (type, way)
    ), forgotten as (
      delete from notification_preferences p using chosen c
      where p.user_id = ${userId} and p.type = c.type and c.way = 'at_once'
    )
    insert into notification_preferences (user_id, type, way)
    select ${userId}, type, way from chosen where way <> 'at_once' order by type
    on conflict (user_id, type) do update set way = excluded.way`.execute(db)
}
