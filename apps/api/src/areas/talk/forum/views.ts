import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#db/client.ts'
import { dayIn } from '#kernel/clock.ts'
import type { Services } from '#http/services.ts'
import { defineJob, type Job, type JobKind } from '#jobs/kind.ts'

/** Counts somebody who looks at a post, once a day. Whoever looks writes a row of their own: nobody waits for anybody. */
export async function view(db: Database, postId: number, userId: number, today: string): Promise<void> {
  await sql`
    insert into post_views (post_id, day, user_id)
    select id, ${today}::date, ${userId}::integer from posts where id = ${postId}
    on conflict do nothing`.execute(db)
}

/** How often a post was looked at, for a select. */
export const viewsOf = (postId: RawBuilder<unknown>) => sql<number>`(
  coalesce((select views from post_view_counts where post_id = ${postId}), 0)
  + (select count(*) from post_views where post_id = ${postId}))::integer`

/** Of days before this one only how many looked is kept. Whoever counts meanwhile sees the rows or the sum. */
export async function putTogether(db: Database, today: string): Promise<void> {
  await sql`
    with gone as (delete from post_views where day < ${today}::date returning post_id),
    counted as (select post_id, count(*) as views from gone group by post_id),
    there as (select id, views from posts join counted on post_id = id order by id for key share of posts)
    insert into post_view_counts (post_id, views) select id, views from there
    on conflict (post_id) do update set views = post_view_counts.views + excluded.views`.execute(db)
}

const together: JobKind<object> = {
  name: 'forum.views',
  title: 'jobs.kind_post_views',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { seconds: 3600 },
}

export const viewJobs = ({ db, settings, now }: Services): Job[] => [
  defineJob(together, () => putTogether(db, dayIn(settings.now().time_zone, now()))),
]
