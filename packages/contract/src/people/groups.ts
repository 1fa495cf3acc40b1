import * as z from 'zod/mini'
import { approvalStatus } from '../catalogues/statuses.ts'
import { review, status } from '../capabilities/review.ts'
import { readySet } from '../capabilities/ready-set.ts'
import { id, line, optionalLine, sentId, statusFilter } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { menus } from './menus.ts'
import { groupPermissions } from './permissions.ts'

export const group = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  status,
  /** How many people are in it; those in the trash do not count. */
  user_count: z.number(),
})
export type Group = z.output<typeof group>

export const listedGroup = z.extend(group, {
  /** The caller holds all that it may do, and may therefore put people into it. */
  is_held: z.boolean(),
})
export type ListedGroup = z.output<typeof listedGroup>

export const groupForm = z.object({ name: line(), description: optionalLine(1000) })

/** External people see user groups by a right to maintain them alone. */
const maintains = ['CREATE_GROUP', 'UPDATE_GROUP', 'DELETE_GROUP', 'APPROVE_GROUP', 'REJECT_GROUP'] as const

export const groups = {
  list: route('GET /groups', {
    access: 'signed-in',
    external: maintains,
    query: z.extend(pageQuery, {
      status: statusFilter(approvalStatus.REJECTION),
      /** Answers with the page on which this one stands, whatever `page` says. */
      group_id: z.optional(sentId),
      sort_by: z._default(z.enum(['id', 'name', 'status']), 'id'),
    }),
    list: listedGroup,
    reads: ['group', 'user', 'group_permissions'],
  }),
  show: route('GET /groups/:id', { access: 'signed-in', external: maintains, reply: group, reads: ['group', 'user'] }),
  create: route('POST /groups', {
    access: 'CREATE_GROUP',
    body: groupForm,
    reply: group,
    trail: 'group.created',
    changes: 'group',
  }),
  update: route('PUT /groups/:id', {
    access: 'UPDATE_GROUP',
    body: groupForm,
    reply: group,
    trail: 'group.updated',
    changes: 'group',
  }),
  remove: route('DELETE /groups/:id', { access: 'DELETE_GROUP', trail: 'group.deleted', changes: 'group' }),
  ...review('groups', 'group', 'APPROVE_GROUP', 'REJECT_GROUP'),
  /** The product's own: adds the ready groups that are missing, approved and with their rights. */
  addReady: route('POST /groups/ready-set', {
    access: 'administrators',
    reply: readySet,
    trail: 'group.ready_set_added',
    changes: ['group', 'group_permissions'],
  }),
}

/** Whoever has any of these has something to do on the screen of user groups. */
export const usesGroups = [
  groups.create.access,
  groups.update.access,
  groups.remove.access,
  ...groups.rejection.access,
  groupPermissions.list.access,
  menus.save.access,
]
