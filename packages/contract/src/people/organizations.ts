import * as z from 'zod/mini'
import type { Permission } from '../catalogues/permissions.ts'
import { approvalStatus } from '../catalogues/statuses.ts'
import { bulkReply } from '../capabilities/bulk.ts'
import { logEntry } from '../capabilities/record-log.ts'
import { review, status } from '../capabilities/review.ts'
import { chosenId, id, idList, instant, line, optionalLine, parentId, search, statusFilter } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

export const organization = z.object({
  id,
  name: z.string(),
  code: wire('org_code', z.nullable(z.string())),
  type: wire('org_type', z.nullable(z.string())),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** 0 at the root. */
  parent_id: z.number(),
  /** Who leads it. */
  head_id: z.nullable(id),
  status,
})
export type Organization = z.output<typeof organization>

const inTree = {
  parent: z.nullable(z.object({ id, name: z.string() })),
  /** Those directly below, in the order of their names. */
  children: z.array(id),
}
/** Whoever was deleted or deactivated is still named, until somebody else leads it. */
const head = z.nullable(z.object({ id, name: z.string(), is_gone: z.boolean() }))
export type OrganizationHead = z.output<typeof head>
const organizationWithHead = z.extend(organization, { head })
const organizationInTree = z.extend(organizationWithHead, inTree)

const isPhone = z.refine<string | null>((sent) => !sent || /^\+?[\d ().-]+$/.test(sent), {
  params: { key: 'validation.phone' },
})
const organizationForm = z.object({
  name: line(),
  phone: optionalLine(30).check(isPhone),
  code: wire('org_code', optionalLine(50)),
  type: wire('org_type', optionalLine(100)),
  address: optionalLine(),
  parent_id: parentId,
  /** Left out, it stays as it is. */
  head_id: z.optional(chosenId),
})

const deletedOrganization = z.extend(organization, {
  parent: inTree.parent,
  deleted_at: instant,
  deleted_by: z.nullable(z.string()),
})
export type DeletedOrganization = z.output<typeof deletedOrganization>

export const organizationFields = ['name', 'code', 'type', 'phone', 'address', 'parent', 'head', 'status'] as const
const entry = logEntry(
  ['created', 'updated', 'approved', 'rejected', 'undone', 'deleted', 'restored'],
  organizationFields,
)
export type OrganizationLogEntry = z.output<typeof entry>

/** Any of these shows every organisation; to everybody inside all are shown. */
export const seesEveryOrganization = [
  'CREATE_ORGANIZATION',
  'UPDATE_ORGANIZATION',
  'DELETE_ORGANIZATION',
  'APPROVE_ORGANIZATION',
  'REJECT_ORGANIZATION',
  'RESTORE_ORGANIZATION',
  'VIEW_USER_ORGANIZATION',
] as const satisfies Permission[]

export const organizations = {
  /** Organisations in the Vietnamese order of their names; every level of the tree in one list. */
  list: route('GET /organizations', {
    access: 'signed-in',
    external: 'own',
    query: z.extend(pageQuery, {
      search,
      status: statusFilter(approvalStatus.REJECTION),
      /** `tree`: each with its parent and its children. */
      with: z.optional(z.enum(['tree'])),
    }),
    list: z.extend(organization, { parent: z.optional(inTree.parent), children: z.optional(inTree.children) }),
    reads: 'organization',
    sameForAll: true,
  }),
  show: route('GET /organizations/:id', {
    access: 'signed-in',
    external: 'own',
    reply: organizationInTree,
    reads: ['organization', 'user'],
  }),
  create: route('POST /organizations', {
    access: 'CREATE_ORGANIZATION',
    body: organizationForm,
    reply: organizationWithHead,
    trail: 'organization.created',
    changes: 'organization',
  }),
  /** Another `parent_id` moves the organisation with all below it. With `seen`, refused when it is no longer so. */
  update: route('PUT /organizations/:id', {
    access: 'UPDATE_ORGANIZATION',
    body: z.extend(organizationForm, { seen: z.optional(organizationForm) }),
    reply: organizationWithHead,
    trail: 'organization.updated',
    changes: 'organization',
  }),
  remove: route('DELETE /organizations/:id', {
    access: 'DELETE_ORGANIZATION',
    trail: 'organization.deleted',
    changes: 'organization',
  }),
  trash: route('GET /organizations/trashs', {
    access: 'RESTORE_ORGANIZATION',
    query: z.extend(pageQuery, { search }),
    list: deletedOrganization,
    reads: ['organization', 'user'],
  }),
  restore: route('POST /organizations/trashs', {
    access: 'RESTORE_ORGANIZATION',
    body: z.object({ data: idList.check(z.minLength(1)) }),
    reply: bulkReply,
    trail: 'organization.restored',
    changes: 'organization',
  }),
  /** Newest first, at most 500. */
  logs: route('GET /organizations/:id/logs', {
    access: ['UPDATE_ORGANIZATION', 'APPROVE_ORGANIZATION'],
    reply: z.array(entry),
    reads: ['organization', 'user'],
  }),
  ...review('organizations', 'organization', 'APPROVE_ORGANIZATION', 'REJECT_ORGANIZATION'),
}
