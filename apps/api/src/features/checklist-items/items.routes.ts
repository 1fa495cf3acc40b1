import { approvalStatus, checklistItems as routes } from '@apron/contract'
import { checkAll, holdChosen, reviewedMany } from '../../capabilities/bulk.ts'
import { seesEveryDocument } from '../../capabilities/document-access.ts'
import { requiredRichText, signImages } from '../../capabilities/rich-text-images.ts'
import { afterEdit, reviewHandlers } from '../../capabilities/review.ts'
import { checkUnused } from '../../capabilities/uses.ts'
import { holds } from '../../http/caller.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import { on, serve } from '../../http/serve.ts'
import * as items from './items.ts'
import { setLinks } from './links.ts'
import { nextHeader } from './next-header.ts'
import { references } from './references.ts'

export const checklistItemRoutes = serve(routes, {
  list: async ({ db, query, language, fileStore }) => {
    const { rows, total } = await items.list(db, query)
    return { rows: rows.map((row) => items.present(row, language, fileStore)), total }
  },
  show: async ({ db, params, language, fileStore }) =>
    items.present(await items.find(db, params.id), language, fileStore),
  pick: async ({ db, params, caller, language, fileStore }) => {
    const item = await items.find(db, params.id)
    if (item.status !== approvalStatus.APPROVAL && !holds(caller, 'VIEW_CHECKLIST_ITEM')) throw notFound()
    return items.present(item, language, fileStore)
  },
  references: async ({ db, params, caller, fileStore }) => {
    const item = await items.find(db, params.id)
    const isPickable = item.status === approvalStatus.APPROVAL || holds(caller, 'VIEW_CHECKLIST_ITEM')
    if (!isPickable && !(await items.isInAuditOf(db, item.id, caller))) throw notFound()
    const documents = await references(db, params.id, seesEveryDocument(caller))
    return documents.map((document) => ({
      ...document,
      items: document.items.map((part) => ({ ...part, content: signImages(part.content, fileStore) })),
    }))
  },
  nextHeader: async ({ db, query }) => ({ header: await nextHeader(db, query.groupchkitem_id) }),
  create: async ({ db, body, caller, language, fileStore }) => {
    await items.checkGroup(db, body.grp_chk_item_id)
    await items.checkHeader(db, body.grp_chk_item_id, body.header)
    const { id } = await db
      .insertInto('library_items')
      .values({
        group_id: body.grp_chk_item_id,
        header: body.header,
        content: await requiredRichText(db, 'content', body.content, caller.id),
        asks_input: body.si,
        maker_id: caller.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setLinks(db, id, body)
    return items.present(await items.find(db, id), language, fileStore)
  },
  update: on(
    ({ db, params }) => items.hold(db, params.id),
    async ({ db, body, caller, language, fileStore }, item) => {
      const isMoved = body.grp_chk_item_id !== item.group_id
      if (isMoved) await items.checkGroup(db, body.grp_chk_item_id)
      const isNamed = isMoved || body.header.toLowerCase() !== item.header.toLowerCase()
      if (isNamed) await items.checkHeader(db, body.grp_chk_item_id, body.header, item.id)
      await db
        .updateTable('library_items')
        .set({
          group_id: body.grp_chk_item_id,
          header: body.header,
          ...(isNamed && { shares_header: false }),
          content: await requiredRichText(db, 'content', body.content, caller.id, item.content),
          asks_input: body.si,
          status: afterEdit(item.status),
          maker_id: caller.id,
        })
        .where('id', '=', item.id)
        .execute()
      await setLinks(db, item.id, body)
      return items.present(await items.find(db, item.id), language, fileStore)
    },
  ),
  remove: on(
    ({ db, params }) => items.hold(db, params.id),
    async ({ db }, item) => {
      await checkUnused(db, [item.id], items.uses)
      await db.deleteFrom('library_items').where('id', '=', item.id).execute()
    },
  ),
  ...reviewHandlers('library_items'),
  uploadImage: async ({ db, files, caller, fileStore, noteAfter }) => {
    const [image] = files.image
    if (!image) throw invalid('image', 'validation.required')
    const id = await fileStore.record(db, image, caller.id)
    noteAfter({ file_id: id, name: image.name })
    return fileStore.url(id, 'original')
  },
  removeMany: async ({ db, body, noteBefore }) => {
    const chosen = await holdChosen(db, 'library_items', 'header', body.ids)
    const used = await db
      .selectFrom('audit_items')
      .select('library_item_id')
      .distinct()
      .where('library_item_id', 'in', body.ids)
      .execute()
    const inUse = new Set(used.map(({ library_item_id }) => library_item_id))
    checkAll(body.ids, chosen, [{ text: 'bulk.in_use', records: chosen.filter(({ id }) => inUse.has(id)) }])
    await db.deleteFrom('library_items').where('id', 'in', body.ids).execute()
    noteBefore(chosen.map(({ id, name }) => ({ id, header: name })))
    return { count: chosen.length }
  },
  approveMany: reviewedMany('library_items', 'header', 'approval'),
  rejectMany: reviewedMany('library_items', 'header', 'rejection'),
})
