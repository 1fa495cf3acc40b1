import * as z from 'zod/mini'
import type { Permission } from '../catalogues/permissions.ts'
import { approvalStatus } from '../catalogues/statuses.ts'
import { bulkDecided, bulkForm, bulkRejection, bulkReply } from '../capabilities/bulk.ts'
import { decided, review, status } from '../capabilities/review.ts'
import { requiredRichText } from '../capabilities/rich-text.ts'
import { flag, id, idList, line, parentId, search, sentId, statusFilter } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { documentItemRef } from '../capabilities/document-item.ts'

/** A group of the library tree. `index` may hold simple markup. */
export const libraryGroup = z.object({
  id,
  /** 0 at the root. */
  parent_id: z.number(),
  index: z.string(),
  header: z.string(),
  status,
  /** How many items the group itself holds. */
  total: z.number(),
  /** How many of them are approved, so that an audit may ask them. */
  approved: z.number(),
  /** Whether an item of the group, or a group below it, has been rejected. */
  has_rejected: wire('is_reject', z.boolean()),
  /** How many groups and items at or below it wait for approval; 0 for whoever sees approved ones only. */
  waiting: z.number(),
})
export type LibraryGroup = z.output<typeof libraryGroup>

export const libraryGroupForm = z.object({
  index: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  header: line(1000),
  parent_id: z._default(parentId, 0),
})

export const libraryItem = z.object({
  id,
  group_id: wire('grp_chk_item_id', id),
  header: z.string(),
  content: z.string(),
  asks_input: wire('si', z.boolean()),
  status,
  tags: z.array(z.object({ id, name: z.string() })),
  document_items: z.array(documentItemRef),
})
export type LibraryItem = z.output<typeof libraryItem>

export const libraryItemForm = z.object({
  group_id: wire('grp_chk_item_id', sentId),
  header: line(500),
  content: requiredRichText,
  asks_input: wire('si', z._default(flag, false)),
  tag_ids: wire('hashtag', z._default(idList, [])),
  document_item_ids: wire('doc_item_id', z._default(idList, [])),
})

/** Any of these shows every group of the library; everybody else sees those that are approved, and counts of what is approved. */
export const seesEveryGroup = [
  'VIEW_CHECKLIST_ITEM',
  'CREATE_GROUPCHKITEM',
  'UPDATE_GROUPCHKITEM',
  'DELETE_GROUPCHKITEM',
  'APPROVE_GROUPCHKITEM',
  'REJECT_GROUPCHKITEM',
] as const satisfies Permission[]

export const checklistItemGroups = {
  list: route('GET /group-checklist-items', {
    access: 'signed-in',
    external: seesEveryGroup,
    query: z.extend(pageQuery, { status: statusFilter(approvalStatus.REJECTION) }),
    list: libraryGroup,
    reads: ['library_group', 'library_item'],
  }),
  show: route('GET /group-checklist-items/:id', {
    access: 'signed-in',
    external: seesEveryGroup,
    reply: libraryGroup,
    reads: ['library_group', 'library_item'],
  }),
  create: route('POST /group-checklist-items', {
    access: 'CREATE_GROUPCHKITEM',
    body: libraryGroupForm,
    reply: libraryGroup,
    trail: 'library_group.created',
    changes: 'library_group',
  }),
  update: route('PUT /group-checklist-items/:id', {
    access: 'UPDATE_GROUPCHKITEM',
    body: libraryGroupForm,
    reply: libraryGroup,
    trail: 'library_group.updated',
    changes: 'library_group',
  }),
  remove: route('DELETE /group-checklist-items/:id', {
    access: 'DELETE_GROUPCHKITEM',
    trail: 'library_group.deleted',
    changes: 'library_group',
  }),
  ...review('group-checklist-items', 'library_group', 'APPROVE_GROUPCHKITEM', 'REJECT_GROUPCHKITEM'),
  /** With `branch`, every group and item at or below it that waits is approved with it. */
  approval: route('POST /group-checklist-items/:id/approval', {
    access: 'APPROVE_GROUPCHKITEM',
    body: z.object({ branch: z._default(flag, false) }),
    reply: decided,
    trail: 'library_group.approved',
    changes: ['library_group', 'library_item'],
  }),
}

export const checklistItems = {
  list: route('GET /checklist-items', {
    access: 'VIEW_CHECKLIST_ITEM',
    query: z.extend(pageQuery, {
      search,
      status: statusFilter(approvalStatus.REJECTION),
      group_id: wire('groupchkitem_id', z.optional(sentId)),
      /** Only those that bear the tag. */
      tag_id: wire('hashtag', z.optional(sentId)),
      sort_by: z._default(z.enum(['id', 'header', 'status']), 'id'),
    }),
    list: libraryItem,
    reads: ['library_item', 'tag', 'document', 'document_item'],
  }),
  show: route('GET /checklist-items/:id', {
    access: 'VIEW_CHECKLIST_ITEM',
    reply: libraryItem,
    reads: ['library_item', 'tag', 'document', 'document_item'],
  }),
  /** One item for whoever may pick it: approved items for anybody signed in, all for VIEW_CHECKLIST_ITEM. */
  pick: route('GET /get-checklist-item/:id', {
    access: 'signed-in',
    external: 'own',
    reply: libraryItem,
    reads: ['library_item', 'tag', 'document', 'document_item'],
  }),
  /** The documents an item refers to, as far as the caller may see them; 404 for an item that they may neither pick nor see in an audit. */
  references: route('GET /checklist-items/:id/refer', {
    access: 'signed-in',
    external: 'own',
    reply: z.array(
      z.object({
        id,
        name: z.string(),
        version: z.string(),
        items: z.array(
          z.object({
            id,
            index: z.string(),
            header: z.string(),
            content: z.string(),
            /** No longer in the document. */
            is_gone: z.boolean(),
          }),
        ),
      }),
    ),
    reads: ['library_item', 'document', 'document_item'],
  }),
  /** The header a new item of the group starts with. */
  nextHeader: route('GET /get-header-checklist-item', {
    access: 'CREATE_CHECKLIST_ITEM',
    query: z.object({ group_id: wire('groupchkitem_id', sentId) }),
    reply: z.object({ header: z.string() }),
    reads: ['library_item', 'library_group'],
  }),
  create: route('POST /checklist-items', {
    access: 'CREATE_CHECKLIST_ITEM',
    body: libraryItemForm,
    reply: libraryItem,
    trail: 'library_item.created',
    changes: 'library_item',
  }),
  update: route('PUT /checklist-items/:id', {
    access: 'UPDATE_CHECKLIST_ITEM',
    body: libraryItemForm,
    reply: libraryItem,
    trail: 'library_item.updated',
    changes: 'library_item',
  }),
  remove: route('DELETE /checklist-items/:id', {
    access: 'DELETE_CHECKLIST_ITEM',
    trail: 'library_item.deleted',
    changes: 'library_item',
  }),
  ...review('checklist-items', 'library_item', 'APPROVE_CHECKLIST_ITEM', 'REJECT_CHECKLIST_ITEM'),
  uploadImage: route('POST /checklist-items/upload-images', {
    access: ['CREATE_CHECKLIST_ITEM', 'UPDATE_CHECKLIST_ITEM'],
    files: { image: { kinds: ['image'], atMost: 1, isRequired: true } },
    reply: z.string(),
    trail: 'library_item.image_uploaded',
    changes: 'media',
  }),
  removeMany: route('DELETE /multi-destroy-checklist-items', {
    access: 'DELETE_CHECKLIST_ITEM',
    body: bulkForm,
    reply: bulkReply,
    trail: 'library_item.deleted_in_bulk',
    changes: 'library_item',
  }),
  approveMany: route('PUT /multi-approval-checklist-items', {
    access: 'APPROVE_CHECKLIST_ITEM',
    body: bulkForm,
    reply: bulkDecided,
    trail: 'library_item.approved_in_bulk',
    changes: 'library_item',
  }),
  rejectMany: route('PUT /multi-rejection-checklist-items', {
    access: ['REJECT_CHECKLIST_ITEM', 'APPROVE_CHECKLIST_ITEM'],
    body: bulkRejection,
    reply: bulkDecided,
    trail: 'library_item.rejected_in_bulk',
    changes: 'library_item',
  }),
}
