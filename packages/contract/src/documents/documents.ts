import * as z from 'zod/mini'
import type { Permission } from '../catalogues/permissions.ts'
import { approvalStatus } from '../catalogues/statuses.ts'
import { bulkDecided, bulkForm, bulkRejection, bulkReply } from '../capabilities/bulk.ts'
import { decided, reasonForm, status } from '../capabilities/review.ts'
import { chosenId, date, flag, id, line, optionalId, search, sentDate, sentId, statusFilter } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { documentFile, documentVersion } from './versions.ts'

const documentLanguage = z.enum(['vi', 'en'])
/** A form sends nothing chosen as ''. */
const blank = z.transform((sent: unknown): unknown => (sent === '' ? null : sent))
const day = z.pipe(blank, z.nullable(sentDate))
const language = z.pipe(blank, z.nullable(documentLanguage))

export const controlledDocument = z.object({
  id,
  name: z.string(),
  /** The label of the version in force, or of the first while there is none; and of the one that waits beside it. */
  version: z.string(),
  new_version: z.nullable(z.string()),
  expires_on: wire('exp_date', z.nullable(date)),
  is_expired: z.boolean(),
  group_id: wire('grp_doc_id', id),
  /** As `group_id`, under the name that other clients read. */
  group_document: id,
  /** The document that it belongs to; 0 for none. */
  parent_id: wire('doc_id', z.number()),
  status,
  file: z.nullable(documentFile),
  new_file: z.nullable(documentFile),
  language: z.nullable(documentLanguage),
  /** The document whose translation it is; 0 for none. */
  translation_of: z.number(),
})
export type Document = z.output<typeof controlledDocument>

const named = z.object({ id, name: z.string() })
export const documentDetail = z.extend(controlledDocument, {
  /** What stands above it and what below, and the same in another language, as far as the caller may see them. */
  parent: z.nullable(named),
  children: z.array(named),
  original: z.nullable(named),
  translations: z.array(named),
  group: named,
  /** Of all its editions, for whoever may write documents or see all; none for others. */
  versions: z.array(documentVersion),
  /** Whether it has an outline. */
  has_items: z.boolean(),
  /** The version in force, which is read and confirmed. */
  current_version_id: z.nullable(id),
})
export type DocumentDetail = z.output<typeof documentDetail>

const form = { name: line(255), group_id: wire('grp_doc_id', sentId) }
export const documentForm = z.object({
  ...form,
  version: line(50),
  expires_on: wire('exp_date', z._default(day, null)),
  parent_id: wire('doc_id', optionalId),
  language: z._default(language, null),
  translation_of: optionalId,
})
/** What is left out stays as it is. */
export const documentUpdate = z.object({
  ...form,
  version: z.optional(line(50)),
  expires_on: wire('exp_date', z.optional(day)),
  parent_id: wire('doc_id', z.optional(chosenId)),
  language: z.optional(language),
  translation_of: z.optional(chosenId),
})

/** Any of these shows documents in every status; everybody else sees those that are approved. */
export const seesEveryDocument = [
  'VIEW_DOCUMENT_ORGANIZATION',
  'CREATE_DOCUMENT',
  'UPDATE_DOCUMENT',
  'APPROVE_DOCUMENT',
] as const satisfies Permission[]

/** What a decision about a document changes: the version that waits, and with it the outline. */
const decides = ['document', 'document_version', 'document_item'] as const

export const documents = {
  /** Approved documents; whoever maintains documents sees every status. */
  list: route('GET /documents', {
    access: 'signed-in',
    external: 'own',
    query: z.extend(pageQuery, {
      search,
      status: statusFilter(approvalStatus.REJECTION),
      group_id: wire('grp_doc_id', z.optional(sentId)),
      /** Only those that have expired, or only those that have not. */
      expired: z.optional(flag),
      /** Only those with a new version that waits beside the one in force. */
      with_new: z.optional(flag),
      sort_by: z._default(z.enum(['id', 'name', 'version', 'expires_on', 'status']), 'id'),
    }),
    list: controlledDocument,
    reads: ['document', 'document_version'],
  }),
  show: route('GET /documents/:id', {
    access: 'signed-in',
    external: 'own',
    reply: documentDetail,
    reads: ['document', 'document_version', 'document_group', 'document_item', 'document_acknowledgement'],
  }),
  create: route('POST /documents', {
    access: 'CREATE_DOCUMENT',
    body: documentForm,
    files: { file_path: { kinds: ['document'], atMost: 1, isRequired: true } },
    reply: documentDetail,
    trail: 'document.created',
    changes: ['document', 'document_version'],
  }),
  /** A file makes a new version, or takes the place of one that waits. */
  update: route('POST /documents/:id', {
    access: 'UPDATE_DOCUMENT',
    body: documentUpdate,
    files: { file: { kinds: ['document', 'image'], atMost: 1 } },
    reply: documentDetail,
    trail: 'document.updated',
    changes: ['document', 'document_version'],
  }),
  remove: route('DELETE /documents/:id', {
    access: 'DELETE_DOCUMENT',
    trail: 'document.deleted',
    changes: ['document', 'document_version'],
  }),
  /** Puts the version in force that waits; where none does, what is asked about is the document itself. */
  approval: route('POST /documents/:id/approval', {
    access: 'APPROVE_DOCUMENT',
    reply: decided,
    trail: 'document.approved',
    changes: decides,
  }),
  rejection: route('POST /documents/:id/rejection', {
    access: ['REJECT_DOCUMENT', 'APPROVE_DOCUMENT'],
    body: reasonForm,
    reply: decided,
    trail: 'document.rejected',
    changes: decides,
  }),
  removeMany: route('DELETE /multi-destroy-documents', {
    access: 'DELETE_DOCUMENT',
    body: bulkForm,
    reply: bulkReply,
    trail: 'document.deleted_in_bulk',
    changes: ['document', 'document_version'],
  }),
  approveMany: route('PUT /multi-approval-documents', {
    access: 'APPROVE_DOCUMENT',
    body: bulkForm,
    reply: bulkDecided,
    trail: 'document.approved_in_bulk',
    changes: decides,
  }),
  rejectMany: route('PUT /multi-rejection-documents', {
    access: ['REJECT_DOCUMENT', 'APPROVE_DOCUMENT'],
    body: bulkRejection,
    reply: bulkDecided,
    trail: 'document.rejected_in_bulk',
    changes: decides,
  }),
}
