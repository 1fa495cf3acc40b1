import * as z from 'zod/mini'
import { mailWays, noticeKinds, noticeWays } from '../catalogues/notification-types.ts'
import { route } from '../http/route.ts'

const type = z.enum(noticeKinds)
const preferences = z.array(z.object({ type, way: z.enum(noticeWays), mail: z.enum(mailWays) }))
const chosen = z.object({ type, way: z.optional(z.enum(noticeWays)), mail: z.optional(z.enum(mailWays)) })

/** How notifications reach a person. */
export const notificationPreferences = {
  /** Every kind, in the order of the catalogue. */
  list: route('GET /notifications/preferences', { access: 'own-account', reply: preferences, reads: 'notification' }),
  /** Changes those that are named, and of them what is said. */
  update: route('PUT /notifications/preferences', {
    access: 'own-account',
    body: z.object({ preferences: z.array(chosen).check(z.minLength(1), z.maxLength(noticeKinds.length)) }),
    reply: preferences,
    trail: 'notification.preferences_changed',
    changes: 'notification',
  }),
}

/** Mails about notifications. */
export const noticeMails = {
  /** Turns the kinds off that the signed link of a mail names, for whom it was written to; 410 for a link that is none. */
  off: route('POST /notifications/mail-off', {
    access: 'anyone',
    body: z.object({ token: z.string().check(z.maxLength(600)) }),
    trail: 'notification.mail_turned_off',
    changes: 'notification',
  }),
}
