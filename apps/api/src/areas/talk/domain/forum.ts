import type { Room } from '../../../capabilities/area.ts'
import { topicAnswered } from './topic-answered.ts'

/** What is known of the forum, which has no calls yet. */
export const forumRoom = {
  tells: [topicAnswered],
  permissions: [
    {
      row: 'forum_topic',
      place: 18,
      permissions: [
        'CREATE_GROUP_FAQ',
        'UPDATE_GROUP_FAQ',
        'DELETE_GROUP_FAQ',
        'APPROVE_GROUP_FAQ',
        'REJECT_GROUP_FAQ',
      ],
    },
    {
      row: 'forum_post',
      place: 19,
      permissions: ['CREATE_FAQ', 'UPDATE_FAQ', 'DELETE_FAQ', 'OPEN_FAQ', 'CLOSE_FAQ', 'PIN_FAQ'],
    },
    {
      row: 'forum_comment',
      place: 20,
      permissions: ['CREATE_FAQ_COMMENT', 'UPDATE_FAQ_COMMENT', 'DELETE_FAQ_COMMENT'],
    },
  ],
} satisfies Room
