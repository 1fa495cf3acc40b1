import { approvalStatus } from '@apron/contract'
import { checklistItems as routes } from '@apron/contract/library'
import { putInLibrary } from '#capabilities/put-in-library.ts'
import type { FeatureModule } from '#capabilities/area.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { Uses } from '#capabilities/uses.ts'
import { decideMany } from '#capabilities/review/bulk.ts'
import { seesEveryDocument } from '#capabilities/visible/document-access.ts'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import { reviewHandlers } from '#capabilities/review/review.ts'
import type { Database } from '#db/client.ts'
import { holds, type Caller } from '#kernel/caller.ts'
import { invalid, notFound } from '#kernel/refusals.ts'
import type { Context } from '#http/handler.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import { sees } from '../domain/seen-items.ts'
import { nameOf } from './groups.ts'
import * as items from './items.ts'
import { nextHeader } from './next-header.ts'
import { references } from './references.ts'

/** Notes with the item what its group is called. */
const update = withSubject(
  ({ db, params }: Context<typeof routes.update>) => items.hold(db, params.id),
  async ({ db, body, caller, language, fileStore, noteBefore, noteAfter }, item) => {
    noteBefore({ ...item, group_name: await nameOf(db, item.group_id) })
    await items.update(db, item, items.fromForm(body), caller)
    const after = items.present(await items.find(db, item.id), language, fileStore)
    noteAfter({ ...after, group_name: await nameOf(db, after.group_id) })
    return after
  },
)

/** Whether somebody may look at a question outside the library: one that is approved, and external people what they are asked. */
const isOpen = async (db: Database, { id, status }: { id: number; status: number }, caller: Caller) => {
  if (holds(caller, 'VIEW_CHECKLIST_ITEM')) return true
  return caller.isExternal ? items.isAskedOutside(db, id, caller.id) : status === approvalStatus.APPROVAL
}

const checklistItemRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: async ({ db, query, language, fileStore }) => {
      const { rows, total } = await items.list(db, query)
      return { rows: rows.map((row) => items.present(row, language, fileStore)), total }
    },
    show: async ({ db, params, language, fileStore }) =>
      items.present(await items.find(db, params.id), language, fileStore),
    pick: async ({ db, params, caller, language, fileStore }) => {
      const item = await items.find(db, params.id)
      if (!(await isOpen(db, item, caller))) throw notFound()
      return items.present(item, language, fileStore)
    },
    references: async ({ db, params, caller, fileStore }) => {
      const item = await items.find(db, params.id)
      if (!(await isOpen(db, item, caller)) && !(await items.isInAuditOf(db, item.id, caller))) throw notFound()
      const documents = await references(db, params.id, seesEveryDocument(caller))
      return documents.map((document) => ({
        ...document,
        items: document.items.map((part) => ({ ...part, content: signImages(part.content, fileStore) })),
      }))
    },
    nextHeader: async ({ db, query }) => ({ header: await nextHeader(db, query.group_id) }),
    create: async ({ db, body, caller, language, fileStore }) => {
      const id = await items.create(db, items.fromForm(body), caller)
      return items.present(await items.find(db, id), language, fileStore)
    },
    update,
    remove: withSubject(
      ({ db, params }) => items.hold(db, params.id),
      ({ db }, item) => items.remove(db, item, uses),
    ),
    ...reviewHandlers(items.deciding),
    uploadImage: async (context) => {
      const [image] = context.files.image
      if (!image) throw invalid('image', 'validation.file_required')
      const { id, name } = await putInLibrary(context, image)
      context.changed('media', id)
      context.noteAfter({ file_id: id, name })
      return context.fileStore.url(id, 'original')
    },
    removeMany: async ({ db, body, changed, noteBefore }) => {
      const chosen = await items.removeMany(db, body.ids, uses)
      changed(
        'library_item',
        chosen.map(({ id }) => id),
      )
      noteBefore(chosen.map(({ id, name }) => ({ id, header: name })))
      return { count: chosen.length }
    },
    approveMany: decideMany(items.deciding, 'approval'),
    rejectMany: decideMany(items.deciding, 'rejection'),
  })

/** What the rest of the server must know of the items of the library. */
export const libraryItemModule = {
  calls: (_, { uses }) => checklistItemRoutes(uses),
  entities: {
    library_item: byRight(routes.pick, 'library_items', sees),
  },
  waiting: () => [items.deciding],
  uses: [{ of: 'library_groups', table: 'library_items', column: 'group_id', text: 'uses.library_items' }],
  menu: [
    {
      name: 'menu.checklist_items',
      url: '/checklist-item/list',
      icon: 'list-tree',
      access: routes.list.access,
    },
  ],
  permissions: [
    {
      row: 'checklist_item',
      permissions: [
        'VIEW_CHECKLIST_ITEM',
        'CREATE_CHECKLIST_ITEM',
        'UPDATE_CHECKLIST_ITEM',
        'DELETE_CHECKLIST_ITEM',
        'APPROVE_CHECKLIST_ITEM',
        'REJECT_CHECKLIST_ITEM',
      ],
    },
  ],
} satisfies FeatureModule
