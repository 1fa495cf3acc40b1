import * as z from 'zod/mini'
import type { Permission } from '../catalogues/permissions.ts'
import { approvalStatus } from '../catalogues/statuses.ts'
import { review, status } from '../capabilities/review.ts'
import { id, line, optionalLine, parentId, statusFilter, sentId } from '../http/fields.ts'
import { pageQueryOf } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

/** What posts of the forum are about. */
export const topic = z.object({
  id,
  name: z.string(),
  description: wire('desc', z.nullable(z.string())),
  /** 0 at the root. */
  parent_id: z.number(),
  /** How many posts it has. */
  count: z.number(),
  status,
})
export type Topic = z.output<typeof topic>

export const topicForm = z.object({
  name: line(),
  description: wire('desc', optionalLine(1000)),
  /** Left out: where it stands already, or the root. */
  parent_id: z.optional(parentId),
})

/** Any of these shows every topic; everybody else sees those that are approved. */
export const seesEveryTopic = [
  'CREATE_GROUP_FAQ',
  'UPDATE_GROUP_FAQ',
  'DELETE_GROUP_FAQ',
  'APPROVE_GROUP_FAQ',
  'REJECT_GROUP_FAQ',
] as const satisfies Permission[]

/** External people without any of these have no forum: it is what those inside say among themselves. */
export const usesForum = [
  ...seesEveryTopic,
  'CREATE_FAQ',
  'UPDATE_FAQ',
  'DELETE_FAQ',
  'OPEN_FAQ',
  'CLOSE_FAQ',
  'PIN_FAQ',
  'CREATE_FAQ_COMMENT',
  'UPDATE_FAQ_COMMENT',
  'DELETE_FAQ_COMMENT',
] as const satisfies Permission[]

/** How many topics a page shows where nothing is said. */
export const topicsOnPage = 100

export const topics = {
  list: route('GET /group-faqs', {
    access: 'signed-in',
    external: usesForum,
    query: z.extend(pageQueryOf(topicsOnPage), {
      status: statusFilter(approvalStatus.REJECTION),
      /** Answers with the page on which this one stands, whatever `page` says. */
      topic_id: z.optional(sentId),
    }),
    list: topic,
    reads: ['topic', 'post'],
  }),
  show: route('GET /group-faqs/:id', {
    access: 'signed-in',
    external: usesForum,
    reply: topic,
    reads: ['topic', 'post'],
  }),
  create: route('POST /group-faqs', {
    access: 'CREATE_GROUP_FAQ',
    body: topicForm,
    reply: topic,
    trail: 'topic.created',
    changes: 'topic',
  }),
  update: route('PUT /group-faqs/:id', {
    access: 'UPDATE_GROUP_FAQ',
    body: topicForm,
    reply: topic,
    trail: 'topic.updated',
    changes: 'topic',
  }),
  remove: route('DELETE /group-faqs/:id', { access: 'DELETE_GROUP_FAQ', trail: 'topic.deleted', changes: 'topic' }),
  ...review('group-faqs', 'topic', 'APPROVE_GROUP_FAQ', 'REJECT_GROUP_FAQ'),
}
