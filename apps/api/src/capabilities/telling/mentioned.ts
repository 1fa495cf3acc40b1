import { numberOf, saying, type Told } from './told.ts'

const [atItem, inChat] = [saying('told.mention', 'item', 'audit', 'code'), saying('told.mention_chat', 'text')]
const inForum = saying('told.mention_forum', 'title')

/** Somebody named the reader, at a question of an audit, in a post of the forum that may be gone since, or in a chat, which has no address. */
export const mentioned: Told = {
  type: 'MENTION',
  icon: 'at',
  link: (data) => {
    if (data['channel_id'] || data['gone']) return null
    if (data['faq_id']) return `/forum/${numberOf(data['faq_id'])}/detail`
    return `/checklist/${numberOf(data['audit_id'])}/view?grp=${numberOf(data['group_id'])}&item=${numberOf(data['item_id'])}`
  },
  message: (data, language) => {
    if (data['channel_id']) return inChat(data, language)
    return (data['faq_id'] ? inForum : atItem)(data, language)
  },
}
