import * as z from 'zod/mini'
import { bulkForm, bulkReply } from '../capabilities/bulk.ts'
import { chosenPassword, passwordOrNone } from '../capabilities/password.ts'
import { person } from '../capabilities/person.ts'
import type { Permission } from '../catalogues/permissions.ts'
import { logEntry } from '../capabilities/record-log.ts'
import { gender, userType } from '../catalogues/access.ts'
import { userStatus } from '../catalogues/statuses.ts'
import {
  flag,
  id,
  idList,
  instant,
  line,
  optionalId,
  optionalLine,
  search,
  sentId,
  statusFilter,
  wholeNumber,
} from '../http/fields.ts'
import { handOver } from './leaving.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

const named = z.object({ id, name: z.string() })

export const userState = z.object({ code: z.number(), name: z.string() })
export type UserState = z.output<typeof userState>

/** How far somebody is who has chosen no password yet; of a withdrawn invitation no link is good any more. */
export const invitationStates = ['open', 'expired', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

/** A user as those who administer users see them. */
export const user = z.extend(person, {
  status: userState,
  email: z.string(),
  avatar: z.nullable(z.string()),
  group: named,
  organization: z.nullable(named),
  gender: z.number(),
  type: z.number(),
  info: wire('extendinfo', z.nullable(z.string())),
  /** What they have chosen, or was chosen for them; null: none. */
  language: z.nullable(z.enum(['vi', 'en'])),
  /** Null once they have a password. */
  invitation: z.nullable(z.enum(invitationStates)),
})
export type User = z.output<typeof user>

export const seenUser = z.extend(user, {
  /** The caller holds all that this person may do, and may therefore change their account. */
  is_held: z.boolean(),
})
export type SeenUser = z.output<typeof seenUser>

/** Any of these shows whole users in the list; everybody else gets those who are active, with the fields for pickers, and may not narrow them by group, organisation or status. */
export const seesUsers = ['VIEW_USER_ORGANIZATION', 'CREATE_USER', 'UPDATE_USER'] as const satisfies Permission[]

const deletedUser = z.extend(seenUser, { deleted_at: instant, deleted_by: z.nullable(z.string()) })
export type DeletedUser = z.output<typeof deletedUser>

const isRepeated = z.refine<{ password: string; password_again: string }>(
  (form) => form.password === form.password_again,
  {
    path: ['password_again'],
    params: { key: 'validation.passwords_differ' },
  },
)

export const account = z.object({
  email: line().check(z.email()),
  gender: wholeNumber(gender.FEMALE, gender.MALE),
  type: z._default(wholeNumber(userType.INTERNAL, userType.EXTERNAL), userType.INTERNAL),
  position_id: wire('post_code', optionalId),
  organization_id: wire('org_id', optionalId),
  group_id: wire('grp_id', sentId),
  status: z._default(wholeNumber(userStatus.ACTIVE, userStatus.DEACTIVATED), userStatus.ACTIVE),
  info: optionalLine(2000),
  /** Blank is none; left out it stays as it is. */
  language: z.optional(
    z.pipe(
      z.transform((sent: string | null): unknown => sent || null),
      z.nullable(z.enum(['vi', 'en'])),
    ),
  ),
  remove_avatar: z._default(flag, false),
})
const password_again = wire('repass', z._default(z.string(), ''))
export const userFiles = { avatar: { kinds: ['image'], atMost: 1, copy: 'avatar' } } as const

export const userSorts = ['id', 'fullname', 'email', 'status', 'group', 'organization', 'position'] as const

export const userFields = [
  'fullname',
  'email',
  'password',
  'status',
  'type',
  'group',
  'organization',
  'position',
  'gender',
  'info',
  'language',
  'avatar',
] as const
export const userActions = [
  'created',
  'updated',
  'activated',
  'deactivated',
  'deleted',
  'restored',
  'profile_updated',
  'password_changed',
  'invited',
  'invitation_sent',
  'invitation_withdrawn',
] as const
/** Of a password and a picture only that they changed. */
const entry = logEntry(userActions, userFields)
export type UserLogEntry = z.output<typeof entry>

export const users = {
  /** The product's own: whom to ask for what one may not; a few of the administrators. */
  administrators: route('GET /administrators', {
    access: 'own-account',
    reply: z.array(z.object({ id, fullname: z.string() })),
    reads: 'user',
  }),
  /** Users that are not in the trash; what a row holds depends on the caller's rights. */
  list: route('GET /users', {
    access: 'signed-in',
    external: 'own',
    query: z.extend(pageQuery, {
      search,
      status: statusFilter(userStatus.DEACTIVATED),
      organization_id: z.optional(sentId),
      group_id: z.optional(sentId),
      sort_by: z._default(z.enum(userSorts), 'fullname'),
    }),
    list: z.union([seenUser, person]),
    reads: ['user', 'group', 'group_permissions', 'organization', 'position'],
  }),
  show: route('GET /users/:id', {
    access: ['CREATE_USER', 'UPDATE_USER'],
    reply: seenUser,
    reads: ['user', 'group', 'group_permissions', 'organization', 'position'],
  }),
  /** Newest first, at most 500. */
  logs: route('GET /users/:id/logs', {
    access: ['CREATE_USER', 'UPDATE_USER'],
    reply: z.array(entry),
    reads: ['user', 'group', 'organization', 'position'],
  }),
  create: route('POST /users', {
    access: 'CREATE_USER',
    body: z
      .extend(account, { fullname: wire('name', line()), password: chosenPassword, password_again })
      .check(isRepeated),
    files: userFiles,
    reply: user,
    trail: 'user.created',
    changes: 'user',
  }),
  /** A blank password leaves the present one. */
  update: route('POST /users/:id', {
    access: 'UPDATE_USER',
    body: z
      .extend(account, { fullname: line(), password: z._default(passwordOrNone, ''), password_again })
      .check(isRepeated),
    files: userFiles,
    reply: user,
    trail: 'user.updated',
    changes: ['user', 'profile'],
  }),
  remove: route('DELETE /users/:id', {
    access: 'DELETE_USER',
    body: z.object(handOver),
    trail: 'user.deleted',
    changes: 'user',
  }),
  activate: route('POST /users/:id/active', {
    access: 'ACTIVATE_USER',
    reply: userState,
    trail: 'user.activated',
    changes: 'user',
  }),
  deactivate: route('POST /users/:id/deactivate', {
    access: 'DEACTIVATE_USER',
    body: z.object(handOver),
    reply: userState,
    trail: 'user.deactivated',
    changes: 'user',
  }),
  trash: route('GET /users/trashs', {
    access: 'RESTORE_USER',
    query: z.extend(pageQuery, { search }),
    list: deletedUser,
    reads: ['user', 'group', 'group_permissions', 'organization', 'position'],
  }),
  restore: route('POST /users/trashs', {
    access: 'RESTORE_USER',
    body: z.object({ data: idList.check(z.minLength(1)) }),
    reply: bulkReply,
    trail: 'user.restored',
    changes: 'user',
  }),
  activateMany: route('PUT /multi-active-users', {
    access: 'ACTIVATE_USER',
    body: bulkForm,
    reply: bulkReply,
    trail: 'user.activated_many',
    changes: 'user',
  }),
  deactivateMany: route('PUT /multi-deactivate-users', {
    access: 'DEACTIVATE_USER',
    body: z.extend(bulkForm, handOver),
    reply: bulkReply,
    trail: 'user.deactivated_many',
    changes: 'user',
  }),
  removeMany: route('DELETE /multi-destroy-users', {
    access: 'DELETE_USER',
    body: z.extend(bulkForm, handOver),
    reply: bulkReply,
    trail: 'user.deleted_many',
    changes: 'user',
  }),
}
