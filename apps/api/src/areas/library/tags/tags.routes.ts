import { tags as routes, usesTags } from '@apron/contract/library'
import type { FeatureModule } from '#capabilities/area.ts'
import { locked } from '#capabilities/held.ts'
import type { Uses } from '#capabilities/uses.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import { found, invalid, notPermitted } from '#kernel/refusals.ts'
import { holds } from '#kernel/caller.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as borne from './borne.ts'
import * as tags from './tags.ts'

const tagRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: ({ db, query }) => tags.list(db, query),
    show: ({ db, params }) => tags.show(db, params.id),
    create: async ({ db, body }) => tags.show(db, await tags.create(db, body)),
    update: withSubject(
      ({ db, params }) => locked(db, 'tags', params.id),
      async ({ db, body }, tag) => {
        await tags.update(db, tag, body)
        return tags.show(db, tag.id)
      },
    ),
    remove: withSubject(
      ({ db, params }) => locked(db, 'tags', params.id),
      ({ db }, tag) => tags.remove(db, tag, uses),
    ),
    attach: async ({ db, body, caller, changed, noteBefore, noteAfter }) => {
      const [tag] = await tags.hold(db, [body.tag_id])
      if (!tag) throw invalid('tag_id', 'validation.missing_record')
      const { added, removed } = await borne.give(db, tag, body.item_ids, caller)
      noteBefore({ name: tag.name, removed })
      noteAfter({ name: tag.name, added })
      changed('tag', tag.id)
      changed('library_item', added.length + removed.length > 0 ? null : [])
      return { ...(await tags.show(db, tag.id)), added: added.length, removed: removed.length }
    },
    merge: async ({ db, params, body, caller, changed, noteBefore, noteAfter }) => {
      if (!holds(caller, 'ATTACH_HASHTAG')) throw notPermitted()
      const { from, kept, items, added } = found(await borne.merge(db, params.id, body.into))
      noteBefore({ id: from.id, name: from.name, description: from.description, items })
      noteAfter({ id: kept.id, name: kept.name, added })
      changed('tag', [from.id, kept.id])
      changed('library_item', items.length > 0 ? null : [])
      return tags.show(db, kept.id)
    },
  })

/** What the rest of the server must know of tags. */
export const tagModule = {
  calls: (_, { uses }) => tagRoutes(uses),
  entities: { tag: byRight(routes.list, 'tags') },
  uses: [{ of: 'tags', table: 'library_item_tags', column: 'tag_id', text: 'uses.library_items' }],
  menu: [{ name: 'menu.tags', url: '/tags/list', icon: 'tags', access: usesTags }],
  permissions: [
    {
      row: 'checklist_item_tag',
      permissions: ['CREATE_CHECKLIST_ITEM_TAG', 'UPDATE_CHECKLIST_ITEM_TAG', 'DELETE_CHECKLIST_ITEM_TAG'],
    },
    {
      row: 'hashtag',
      permissions: ['CREATE_HASHTAG', 'UPDATE_HASHTAG', 'DELETE_HASHTAG', 'ATTACH_HASHTAG'],
    },
  ],
} satisfies FeatureModule
