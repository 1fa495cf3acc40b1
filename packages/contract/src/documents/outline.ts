import * as z from 'zod/mini'
import { richText } from '../capabilities/rich-text.ts'
import { flag, id, line, parentId, sentId, wholeNumber } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

/** At most so many items are moved by one call: more than any outline has. */
const mostItems = 20_000
/** Characters; what is imported is cut to the same. */
export const outlineBounds = { index: 50, header: 500 } as const

/** A part of a document's outline. */
export const documentItem = z.object({
  id,
  document_id: wire('doc_id', id),
  /** 0 at the root. */
  parent_id: z.number(),
  index: z.string(),
  header: z.string(),
  /** Rich text; empty where the call was asked to leave it out. */
  content: z.string(),
  /** Counts its changes; sent back with an edit, it shows whether somebody else was faster. */
  revision: z.number(),
  /** No longer in the document, and kept because questions refer to it. */
  is_gone: z.boolean(),
  /** How many questions refer to it. */
  questions: z.number(),
})
export type DocumentItem = z.output<typeof documentItem>

const words = {
  index: z._default(z.string().check(z.trim(), z.maxLength(outlineBounds.index)), ''),
  header: line(outlineBounds.header),
}
export const documentItemForm = z.object({
  document_id: wire('doc_id', sentId),
  parent_id: z._default(parentId, 0),
  ...words,
  content: z._default(richText, ''),
})
export const documentItemEdit = z.object({
  ...words,
  /** Left out, it stays as it is. */
  content: z.optional(richText),
  /** Which revision was edited; left out, the last to save counts. */
  revision: z.optional(wholeNumber(1, 2_147_483_647)),
})
const listOfMoves = z.object({
  items: z
    .array(
      z.object({
        id: sentId,
        parent_id: parentId,
        position: z.optional(wholeNumber(0, mostItems)),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostItems)),
})
/** Where items are to stand, as `{ items }` or as the list alone: `position` counts from 0 among those with the same parent; left out, an item stays in its place or comes last under a new parent. */
export const outlineMoves = z.pipe(
  z.transform((sent: z.input<typeof listOfMoves>): unknown => (Array.isArray(sent) ? { items: sent } : sent)),
  listOfMoves,
)

const reads = ['document', 'document_item', 'library_item'] as const

export const outlines = {
  /** The whole outline in the order of the document, what is no longer in it last; with `content=0` without its texts. */
  list: route('GET /documents/:id/items', {
    access: 'signed-in',
    external: 'own',
    query: z.object({ content: z._default(flag, true) }),
    reply: z.array(documentItem),
    reads,
    sameForAll: true,
  }),
  show: route('GET /document-items/:id', { access: 'signed-in', external: 'own', reply: documentItem, reads }),
  /** The last below its parent. */
  create: route('POST /document-items', {
    access: 'CREATE_DOCUMENT_ITEM',
    body: documentItemForm,
    reply: documentItem,
    trail: 'document_item.created',
    changes: 'document_item',
  }),
  update: route('PUT /document-items/:id', {
    access: 'UPDATE_DOCUMENT_ITEM',
    body: documentItemEdit,
    reply: documentItem,
    trail: 'document_item.updated',
    changes: 'document_item',
  }),
  /** With everything below it, as long as no question refers to any of it. */
  remove: route('DELETE /document-items/:id', {
    access: 'DELETE_DOCUMENT_ITEM',
    trail: 'document_item.deleted',
    changes: 'document_item',
  }),
  /** All of one document, or nothing. */
  move: route('POST /document-items/node', {
    access: 'UPDATE_INDEX_DOCUMENT_ITEM',
    body: outlineMoves,
    reply: z.object({ count: z.number() }),
    trail: 'document_item.moved',
    changes: 'document_item',
  }),
  /** A picture for the text of an item; answers its address. */
  uploadImage: route('POST /documents/upload-images', {
    access: ['CREATE_DOCUMENT_ITEM', 'UPDATE_DOCUMENT_ITEM'],
    files: { image: { kinds: ['image'], atMost: 1, isRequired: true } },
    reply: z.string(),
    trail: 'document_item.image_uploaded',
    changes: 'media',
  }),
}
