import * as z from 'zod/mini'
import type { Permission } from '../catalogues/permissions.ts'
import { id, line, optionalLine, search, sentId } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

export const tag = z.object({
  id,
  name: z.string(),
  description: wire('desc', z.nullable(z.string())),
  /** How many questions of the library bear it. */
  items: z.number(),
})
export type Tag = z.output<typeof tag>

export const tagForm = z.object({ name: line(), description: wire('desc', optionalLine(500)) })

/** Each right has two names in the catalogue, of which either one does. */
const rights = {
  create: ['CREATE_CHECKLIST_ITEM_TAG', 'CREATE_HASHTAG'],
  update: ['UPDATE_CHECKLIST_ITEM_TAG', 'UPDATE_HASHTAG'],
  remove: ['DELETE_CHECKLIST_ITEM_TAG', 'DELETE_HASHTAG'],
} as const satisfies Record<string, readonly Permission[]>

/** Whoever keeps tags or gives them to questions; anybody may read their names, which questions show. */
export const usesTags = [...rights.create, ...rights.update, ...rights.remove, 'ATTACH_HASHTAG'] as const

export const tags = {
  list: route('GET /tags', {
    access: 'signed-in',
    external: [...usesTags, 'VIEW_CHECKLIST_ITEM'],
    query: z.extend(pageQuery, { search, sort_by: z._default(z.enum(['id', 'name']), 'id') }),
    list: tag,
    reads: ['tag', 'library_item'],
    sameForAll: true,
  }),
  show: route('GET /tags/:id', {
    access: 'signed-in',
    external: [...usesTags, 'VIEW_CHECKLIST_ITEM'],
    reply: tag,
    reads: ['tag', 'library_item'],
  }),
  create: route('POST /tags', {
    access: rights.create,
    body: tagForm,
    reply: tag,
    trail: 'tag.created',
    changes: 'tag',
  }),
  update: route('PUT /tags/:id', {
    access: rights.update,
    body: tagForm,
    reply: tag,
    trail: 'tag.updated',
    changes: 'tag',
  }),
  remove: route('DELETE /tags/:id', { access: rights.remove, trail: 'tag.deleted', changes: 'tag' }),
  /** Of the questions that the caller sees, just these bear the tag from then on. */
  attach: route('POST /tags/checklist-items', {
    access: 'ATTACH_HASHTAG',
    body: z.object({
      tag_id: wire('tag', sentId),
      item_ids: wire('checklist_items', z.array(sentId).check(z.maxLength(20_000))),
    }),
    reply: z.extend(tag, { added: z.number(), removed: z.number() }),
    trail: 'tag.attached',
    changes: ['tag', 'library_item'],
  }),
  /** The product's own: its questions bear the other tag from then on, and it is no more. Needs ATTACH_HASHTAG too. */
  merge: route('POST /tags/:id/merging', {
    access: rights.remove,
    body: z.object({ into: sentId }),
    reply: tag,
    trail: 'tag.merged',
    changes: ['tag', 'library_item'],
  }),
}
