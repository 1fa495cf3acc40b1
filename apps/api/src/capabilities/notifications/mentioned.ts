import { numberOf, messageOf, type NotificationData, type NotificationDefinition } from './notification-type.ts'

const [atItem, inChat] = [
  messageOf('notificationTexts.mention', 'item', 'audit', 'code'),
  messageOf('notificationTexts.mention_chat', 'text'),
]
const inForum = messageOf('notificationTexts.mention_forum', 'title')
/** What people say to one another in a chat stays there. */
const inChatUnsaid = messageOf('notificationTexts.mention_chat_unsaid')
const elsewhere = (data: NotificationData) => (data['faq_id'] ? inForum : atItem)

/**
 * Somebody mentioned the reader: at a question of an audit, in a post of the forum that may be gone since, or in a
 * chat, which has no address.
 */
export const mentioned: NotificationDefinition = {
  type: 'MENTION',
  icon: 'at',
  link: (data) => {
    if (data['channel_id'] || data['gone']) return null
    if (data['faq_id']) return `/forum/${numberOf(data['faq_id'])}/detail`
    return `/checklist/${numberOf(data['audit_id'])}/view?grp=${numberOf(data['group_id'])}&item=${numberOf(data['item_id'])}`
  },
  message: (data, language) => (data['channel_id'] ? inChat : elsewhere(data))(data, language),
  mailed: (data, language) => (data['channel_id'] ? inChatUnsaid : elsewhere(data))(data, language),
}
