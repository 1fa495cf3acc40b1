import * as z from 'zod/mini'
import type { Permission } from '../catalogues/permissions.ts'
import { flag, id, line, optionalLine, parentId } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

export const category = z.object({
  id,
  name: z.string(),
  /** 0 at the root. */
  parent_id: z.number(),
  description: wire('desc', z.nullable(z.string())),
  /** What an audit gets that was given none; exactly one category is. */
  is_default: wire('default', z.boolean()),
})
export type Category = z.output<typeof category>

export const categoryForm = z.object({
  name: line(),
  parent_id: z._default(parentId, 0),
  description: wire('desc', optionalLine(500)),
  is_default: wire('default', z._default(flag, false)),
})

/** Whoever keeps categories; anybody may read their names, which audits show. */
export const usesCategories = [
  'CREATE_CHK_CATEGORY',
  'UPDATE_CHK_CATEGORY',
  'DELETE_CHK_CATEGORY',
  'SELECT_CHK_CATEGORY',
] as const satisfies Permission[]

export const categories = {
  list: route('GET /category/checklists', {
    access: 'signed-in',
    external: 'open',
    reply: z.array(category),
    reads: 'category',
    sameForAll: true,
  }),
  /** The first one is the default without asking, and the category of all audits that have none. */
  create: route('POST /category/checklists', {
    access: 'CREATE_CHK_CATEGORY',
    body: categoryForm,
    reply: category,
    trail: 'category.created',
    changes: ['category', 'audit'],
  }),
  update: route('PUT /category/checklists/:id', {
    access: 'UPDATE_CHK_CATEGORY',
    body: categoryForm,
    reply: category,
    trail: 'category.updated',
    changes: 'category',
  }),
  remove: route('DELETE /category/checklists/:id', {
    access: 'DELETE_CHK_CATEGORY',
    trail: 'category.deleted',
    changes: 'category',
  }),
}
