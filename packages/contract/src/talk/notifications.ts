import * as z from 'zod/mini'
import { id, instant, sentId, wholeNumber } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

const told = z.object({
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

/** One notification of a person; the message is in the language of the call. */
export const notification = told
export type Notification = z.output<typeof notification>

/** Notifications of one subject, in one line that grows until it is read. */
export const notificationLine = z.extend(told, {
  /** Where it stands: the newest has the highest. It moves up when it grows. */
  place: z.number(),
  /** The answers that it is about, or the findings among them, by how many they are. */
  codes: z.array(z.object({ code: z.string(), name: z.string(), color: z.string(), count: z.number() })),
  /** When it grew the last time; `created_at` is when it began. */
  told_at: instant,
})
export type NotificationLine = z.output<typeof notificationLine>

/** How much is unread: notifications, and the lines that they stand in. */
const unreadReply = z.object({ unread: z.number(), lines: z.number() })

export const notifications = {
  /** The newest first. */
  list: route('GET /notifications', {
    access: 'own-account',
    /** `before`: only those older than this one, so that what arrives while a person scrolls moves nothing. */
    query: z.extend(pageQuery, { before: z.optional(sentId) }),
    list: notification,
    reads: ['notification', 'user'],
  }),
  /** The same, folded; `before`: only those below this place. */
  lines: route('GET /notifications/lines', {
    access: 'own-account',
    query: z.extend(pageQuery, { before: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)) }),
    list: notificationLine,
    reads: ['notification', 'user', 'item_status'],
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
  readLine: route('PUT /notifications/lines/:id', {
    access: 'own-account',
    reply: unreadReply,
    trail: 'notification.line_read',
    changes: 'notification',
  }),
}
