import { superGroup, userType, type Access, type FromOutside, type Permission } from '@apron/contract'
import type { Language } from '@apron/messages'
import { refused } from './refusals.ts'

/** Who is calling, with the rights of their group as they are now (at most a second old). */
export type Caller = {
  id: number
  sessionId: number
  groupId: number
  /** Their user group is approved; else nothing but their own account is open to them. */
  isAdmitted: boolean
  organizationId: number | null
  /** Of another company: audits are open to them only as far as calls say so, but where they audit themselves. */
  isExternal: boolean
  language: Language | null
  permissions: ReadonlySet<string>
}

/** Who writes a record; nobody when the product itself does. */
export type Maker = { id: number | null }

export const isSuper = (caller: Caller) => caller.groupId === superGroup

/** Whether somebody counts as external: of that type, and no member of the administrators' group. */
export const isOutside = (user: { type: number; group_id: number }) =>
  user.type === userType.EXTERNAL && user.group_id !== superGroup

/** 400 for whoever is not a member of the administrators' group and would change what its members see. */
export function checkMayArrange(caller: Caller, groupId: number): void {
  if (groupId === superGroup && !isSuper(caller)) throw refused('admins_screens')
}

export function holds(caller: Caller, permission: Permission): boolean {
  return caller.isAdmitted && (isSuper(caller) || caller.permissions.has(permission))
}

/** Whether the caller passes a rule that does not depend on one audit. */
export function passes(caller: Caller, access: Exclude<Access, 'anyone' | { audit: unknown }>): boolean {
  if (access === 'own-account') return true
  if (!caller.isAdmitted) return false
  if (access === 'signed-in') return true
  if (access === 'administrators') return isSuper(caller)
  const wanted: readonly Permission[] = typeof access === 'string' ? [access] : access
  return wanted.some((permission) => holds(caller, permission))
}

/** Whether a call that is open to whoever is signed in gives an external person nothing. */
export function isClosedTo(caller: Caller, external: FromOutside | undefined): boolean {
  if (!caller.isExternal || external === undefined || external === 'open' || external === 'own') return false
  return external === 'closed' || !passes(caller, external)
}

/** What a person may do, in a form that can be compared. */
export function rightsOf(caller: Caller): string {
  return [
    caller.groupId,
    caller.isAdmitted,
    caller.isExternal,
    caller.organizationId,
    ...[...caller.permissions].toSorted(),
  ].join(' ')
}
