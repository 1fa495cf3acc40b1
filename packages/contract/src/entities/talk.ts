import type { Entities } from './entity.ts'

export const talk = {
  post: { table: 'posts', title: 'title', link: '/forum/:id/detail', isReviewed: false, found: 'posts', trail: [] },
  post_comment: { table: 'post_comments', title: null, link: null, isReviewed: false, found: null, trail: [] },
  topic: {
    table: 'topics',
    title: 'name',
    link: '/group-faq/list?topic_id=:id',
    isReviewed: true,
    found: null,
    trail: ['created', 'updated', 'deleted', 'approved', 'rejected'],
  },
} as const satisfies Entities
