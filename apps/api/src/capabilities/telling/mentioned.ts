import { numberOf, saying, type Told } from './told.ts'

const [atItem, inChat] = [saying('told.mention', 'item', 'audit', 'code'), saying('told.mention_chat', 'text')]

/** Somebody named the reader, at a question of an audit or in a chat, which has no address. */
export const mentioned: Told = {
  type: 'MENTION',
  icon: 'at',
  link: (data) =>
    data['channel_id']
      ? null
      : `/checklist/${numberOf(data['audit_id'])}/view?grp=${numberOf(data['group_id'])}&item=${numberOf(data['item_id'])}`,
  message: (data, language) => (data['channel_id'] ? inChat : atItem)(data, language),
}
