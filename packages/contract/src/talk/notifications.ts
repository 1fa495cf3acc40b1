import * as z from 'zod/mini'
import { id, instant, sentId } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

/** One thing that a person was told; the message is in the language of the call. */
export const notification = z.object({
  id,
  /** One of the notification types; a client shows a type that it does not know by its message. */
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** The screen it leads to. */
  link: z.nullable(z.string()),
  icon: z.string(),
  /** What the author did, to be read after their name. */
  message: z.string(),
  author: z.object({ fullname: z.string(), avatar: z.nullable(z.string()) }),
  created_at: instant,
  read_at: z.nullable(instant),
})
export type Notification = z.output<typeof notification>

const unreadReply = z.object({ unread: z.number() })

export const notifications = {
  /** The newest first. */
  list: route('GET /notifications', {
    access: 'own-account',
    /** `before`: only those older than this one, so that what arrives while a person scrolls moves nothing. */
    query: z.extend(pageQuery, { before: z.optional(sentId) }),
    list: notification,
    reads: ['notification', 'user'],
  }),
  unread: route('GET /notifications/unread', { access: 'own-account', reply: unreadReply, reads: 'notification' }),
  readAll: route('POST /notifications', {
    access: 'own-account',
    reply: unreadReply,
    trail: 'notification.all_read',
    changes: 'notification',
  }),
  read: route('PUT /notifications/:id', {
    access: 'own-account',
    reply: unreadReply,
    trail: 'notification.read',
    changes: 'notification',
  }),
}
