import * as z from 'zod/mini'
import { id, idList, line, optionalLine, parentId } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

/** A permission, or a group of permissions (`parent_id` 0). */
export const permissionEntry = z.object({
  id,
  /** What the code asks for (`CREATE_GROUP`), or the name that somebody gave a permission of their own. */
  name: z.string(),
  /** The name as people read it. */
  text: z.string(),
  parent_id: z.number(),
  description: z.nullable(z.string()),
  /** Made here, not part of the product: it can be renamed and deleted. */
  is_own: z.boolean(),
})
export type PermissionEntry = z.output<typeof permissionEntry>

export const permissionFolder = z.extend(permissionEntry, { children: z.array(permissionEntry) })
export type PermissionFolder = z.output<typeof permissionFolder>

export const groupPermission = z.extend(permissionEntry, {
  /** The group has it. */
  select: z.boolean(),
  /** The caller has it, and may therefore give it and take it away. */
  is_held: z.boolean(),
})
export type GroupPermission = z.output<typeof groupPermission>

export const groupPermissionFolder = z.extend(permissionEntry, { children: z.array(groupPermission) })
export type GroupPermissionFolder = z.output<typeof groupPermissionFolder>

export const permissionForm = z.object({
  name: line(100),
  parent_id: z._default(parentId, 0),
  description: optionalLine(500),
})

const mayRead = ['GROUP_PERMISSION', 'CREATE_PERMISSION'] as const

export const permissionEntries = {
  /** The groups of permissions, each with its permissions; the page counts groups. */
  list: route('GET /permissions', { access: mayRead, query: pageQuery, list: permissionFolder, reads: 'permission' }),
  /** A group of permissions with those in it; a permission has none. */
  show: route('GET /permissions/:id', { access: mayRead, reply: permissionFolder, reads: 'permission' }),
  create: route('POST /permissions', {
    access: 'CREATE_PERMISSION',
    body: permissionForm,
    reply: permissionEntry,
    trail: 'permission.created',
    changes: 'permission',
  }),
  update: route('PUT /permissions/:id', {
    access: 'UPDATE_PERMISSION',
    body: permissionForm,
    reply: permissionEntry,
    trail: 'permission.updated',
    changes: 'permission',
  }),
  remove: route('DELETE /permissions/:id', {
    access: 'DELETE_PERMISSION',
    trail: 'permission.deleted',
    changes: 'permission',
  }),
}

export const groupPermissions = {
  /** Every group of permissions, with what one user group has of it. */
  list: route('GET /groups/:id/permissions', {
    access: 'GROUP_PERMISSION',
    query: pageQuery,
    list: groupPermissionFolder,
    reads: ['permission', 'group_permissions'],
  }),
  save: route('POST /groups/:id/permissions', {
    access: 'GROUP_PERMISSION',
    body: z.object({
      /** All permissions that the group has from now on. */
      data: idList,
      /** Those it had when they were read: the call is refused (400) when somebody else has changed them since. */
      seen: z.optional(idList),
    }),
    reply: z.array(id),
    trail: 'group.permissions_saved',
    changes: 'group_permissions',
  }),
}
