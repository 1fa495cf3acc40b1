import { topics as routes } from '@apron/contract/talk'
import type { FeatureModule } from '#capabilities/area.ts'
import { reviewHandlers } from '#capabilities/review/review.ts'
import type { Uses } from '#capabilities/uses.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as topics from './topics.ts'

const topicRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: async ({ db, query, caller, language }) => {
      const [{ rows, ...page }, counts] = await Promise.all([topics.list(db, query, caller), topics.counts(db)])
      return { rows: rows.map((row) => topics.present(row, counts, language)), ...page }
    },
    show: async ({ db, params, caller, language }) => {
      const [row, counts] = await Promise.all([topics.find(db, params.id, caller), topics.counts(db)])
      return topics.present(row, counts, language)
    },
    create: async ({ db, body, caller, language }) =>
      topics.present(await topics.create(db, body, caller), new Map(), language),
    update: withSubject(
      ({ db, params }) => topics.hold(db, params.id),
      async ({ db, body, caller, language }, topic) =>
        topics.present(await topics.update(db, topic, body, caller), await topics.counts(db), language),
    ),
    remove: withSubject(
      ({ db, params }) => topics.hold(db, params.id),
      ({ db }, topic) => topics.remove(db, topic, uses),
    ),
    ...reviewHandlers(topics.deciding),
  })

/** What the rest of the server must know of the topics of the forum. */
export const topicModule = {
  calls: (_, { uses }) => topicRoutes(uses),
  entities: { topic: byRight(routes.list, 'topics', topics.sees) },
  waiting: () => [topics.deciding],
  trees: [topics.tree],
  uses: [
    { of: 'topics', table: 'topics', column: 'parent_id', text: 'uses.child_topics' },
    { of: 'topics', table: 'posts', column: 'topic_id', text: 'uses.posts' },
  ],
  menu: [
    {
      name: 'menu.topics',
      url: '/group-faq/list',
      icon: 'messages',
      access: ['CREATE_GROUP_FAQ', 'UPDATE_GROUP_FAQ', 'DELETE_GROUP_FAQ', 'APPROVE_GROUP_FAQ', 'REJECT_GROUP_FAQ'],
    },
  ],
  permissions: [
    {
      row: 'forum_topic',
      permissions: [
        'CREATE_GROUP_FAQ',
        'UPDATE_GROUP_FAQ',
        'DELETE_GROUP_FAQ',
        'APPROVE_GROUP_FAQ',
        'REJECT_GROUP_FAQ',
      ],
    },
  ],
} satisfies FeatureModule
