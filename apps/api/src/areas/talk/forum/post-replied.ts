import { sql } from 'kysely'
import { translate } from '@apron/messages'
import { mentioned } from '#capabilities/notifications/mentioned.ts'
import { notify, type Notifier } from '#capabilities/notifications/notify.ts'
import {
  numberOf,
  messageOf,
  words,
  type NotificationData,
  type NotificationDefinition,
} from '#capabilities/notifications/notification-type.ts'
import type { Database } from '#db/client.ts'
import { detailHandler } from '#events/event-handlers.ts'
import { writersOf } from './posts.queries.ts'

/** What happened to a comment below a post, or to the post itself. */
export type ForumChange = {
  postId: number
  title: string
  /** Whether it is a new comment, of which those who wrote here before are notified. */
  isReply: boolean
  named: readonly number[]
}

const once = messageOf('notificationTexts.faq_cmt', 'title')
const isGone = (data: NotificationData) => data['gone'] === true

/** Somebody wrote below a post of the forum that the reader wrote, or wrote below. */
export const postReplied: NotificationDefinition = {
  type: 'FAQ_CMT',
  icon: 'messages',
  link: (data) => (isGone(data) ? null : `/forum/${numberOf(data['faq_id'])}/detail`),
  message: (data, language) => withGone(once(data, language), data, language),
  folded: {
    link: ({ data }) => postReplied.link(data),
    codes: () => [],
    message: ({ data, said }, language) => {
      if (said < 2) return postReplied.message(data, language)
      const title = words(data['title'])
      return withGone(translate(language, 'notificationTexts.line_replied', { count: said, title }), data, language)
    },
  },
}

type Say = Parameters<NotificationDefinition['message']>
const withGone = (said: string, data: Say[0], language: Say[1]) =>
  isGone(data) ? translate(language, 'notificationTexts.faq_gone', { said }) : said

/**
 * Each person gets one notification of a comment: those mentioned in it, else the authors of the post and of comments
 * below it. What one person writes below one post is one line.
 */
export const tellsReplied = detailHandler<ForumChange>('post_comment', async (facts, context) => {
  for (const { id, detail } of facts) {
    const subject = `post_comment:${id}`
    await tellNamed(context, subject, detail)
    if (!detail.isReply) continue
    const { postId, title, named } = detail
    await notify(
      context,
      postReplied,
      sql`select r.user_id, ${subject}::text as subject,
        jsonb_build_object('faq_id', ${postId}::integer, 'title', ${title}::text) as data
        from (${writersOf(postId)}) r where r.user_id <> all(${[...named]}::integer[])`,
      { line: sql`'post:' || ${postId}::integer || ':' || ${context.caller?.id ?? 0}::integer`, said: sql`1` },
    )
  }
})

/** Notifies those who are mentioned in a post. */
export const tellsNamed = detailHandler<ForumChange>('post', async (facts, context) => {
  for (const { id, detail } of facts) await tellNamed(context, `post:${id}`, detail)
})

/** Notifies those who are mentioned, unless they were notified of the same before. */
async function tellNamed(teller: Notifier, subject: string, { postId, title, named }: ForumChange): Promise<void> {
  if (named.length === 0) return
  await notify(
    teller,
    mentioned,
    sql`select person.id as user_id, ${subject}::text as subject,
      jsonb_build_object('faq_id', ${postId}::integer, 'title', ${title}::text) as data
      from unnest(${[...named]}::integer[]) as person (id)
      where not exists (select from notifications n
        where n.user_id = person.id and n.type = 'MENTION' and n.subject = ${subject}::text)`,
  )
}

/**
 * Removes the links of notifications about a post that is being deleted; returns their recipients. To be called while
 * it is there.
 */
export async function letGo(db: Database, postId: number, named: readonly number[]): Promise<number[]> {
  const people = sql`(select user_id from (${writersOf(postId)}) written union select unnest(${[...named]}::integer[]))`
  const ofPost = sql`type in ('FAQ_CMT', 'MENTION') and data ->> 'faq_id' = ${String(postId)}`
  const gone = sql`data || '{"gone": true}'`
  const { rows } = await sql<{ user_id: number }>`
    with held as materialized (
      select id from notification_lines where user_id in ${people} and ${ofPost} order by user_id, key for update
    ), lines as (
      update notification_lines set data = ${gone} where id in (select id from held) returning user_id
    ), told as (
      update notifications set data = ${gone} where user_id in ${people} and ${ofPost} returning user_id
    ) select user_id from lines union select user_id from told`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
