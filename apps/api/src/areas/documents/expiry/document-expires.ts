import { translate } from '@apron/messages'
import { numberOf, words, type NotificationDefinition } from '#capabilities/notifications/notification-type.ts'

/** A document is no longer in force before long, or from today on. */
export const documentExpires: NotificationDefinition = {
  type: 'DOC_EXPIRE',
  icon: 'calendar-stats',
  link: ({ id, group_id }) =>
    numberOf(id) ? `/document/list?group_id=${numberOf(group_id)}&document=${numberOf(id)}` : '/document/list',
  message: (data, language) => {
    const days = numberOf(data['days'])
    const name = words(data['name'])
    if (days === 0) return translate(language, 'notificationTexts.doc_expire_today', { name })
    if (days === 1) return translate(language, 'notificationTexts.doc_expire_tomorrow', { name })
    return translate(language, 'notificationTexts.doc_expire', { name, days })
  },
}
