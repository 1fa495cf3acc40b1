import * as z from 'zod/mini'
import type { Permission } from '../catalogues/permissions.ts'
import { approvalStatus } from '../catalogues/statuses.ts'
import { review, status } from '../capabilities/review.ts'
import { id, line, parentId, statusFilter } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

/** A folder of the controlled documents. */
export const documentGroup = z.object({
  id,
  name: z.string(),
  /** 0 at the root. */
  parent_id: z.number(),
  status,
  /** How many documents the group itself holds that the caller may see. */
  total: z.number(),
  /** How many groups, documents and new versions at or below it wait for approval; 0 for whoever sees approved ones only. */
  waiting: z.number(),
})
export type DocumentGroup = z.output<typeof documentGroup>

export const documentGroupForm = z.object({ name: line(255), parent_id: z._default(parentId, 0) })

/** Any of these shows every group of documents; everybody else sees those that are approved. */
export const seesEveryDocumentGroup = [
  'VIEW_DOCUMENT_ORGANIZATION',
  'CREATE_GROUPDOC',
  'UPDATE_GROUPDOC',
  'DELETE_GROUPDOC',
  'APPROVE_GROUPDOC',
  'REJECT_GROUPDOC',
] as const satisfies Permission[]

export const documentGroups = {
  list: route('GET /group-documents', {
    access: 'signed-in',
    external: 'own',
    query: z.extend(pageQuery, { status: statusFilter(approvalStatus.REJECTION) }),
    list: documentGroup,
    reads: ['document_group', 'document', 'document_version'],
  }),
  show: route('GET /group-documents/:id', {
    access: 'signed-in',
    external: 'own',
    reply: documentGroup,
    reads: ['document_group', 'document', 'document_version'],
  }),
  create: route('POST /group-documents', {
    access: 'CREATE_GROUPDOC',
    body: documentGroupForm,
    reply: documentGroup,
    trail: 'document_group.created',
    changes: 'document_group',
  }),
  update: route('PUT /group-documents/:id', {
    access: 'UPDATE_GROUPDOC',
    body: documentGroupForm,
    reply: documentGroup,
    trail: 'document_group.updated',
    changes: 'document_group',
  }),
  remove: route('DELETE /group-documents/:id', {
    access: 'DELETE_GROUPDOC',
    trail: 'document_group.deleted',
    changes: 'document_group',
  }),
  ...review('group-documents', 'document_group', 'APPROVE_GROUPDOC', 'REJECT_GROUPDOC'),
}
