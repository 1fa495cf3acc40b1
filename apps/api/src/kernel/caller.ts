import { superGroup, userType, type Access, type FromOutside, type Permission } from '@apron/contract'
import type { Language } from '@apron/messages'
import { refused } from './refusals.ts'

/** Who is calling, with their group's permissions as they are now (at most a second old). */
export type Caller = {
  id: number
  sessionId: number
  groupId: number
  /** Whether their user group is approved; without that only their own account is open to them. */
  isAdmitted: boolean
  organizationId: number | null
  /** Of another company: sees audits only as far as calls allow, except where they audit themselves. */
  isExternal: boolean
  language: Language | null
  permissions: ReadonlySet<string>
}

/** Who writes a record; null for the product itself. */
export type Maker = { id: number | null }

export const isSuper = (caller: Caller) => caller.groupId === superGroup

/** Whether somebody counts as external: of that type, and not in the administrators' group. */
export const isOutside = (user: { type: number; group_id: number }) =>
  user.type === userType.EXTERNAL && user.group_id !== superGroup

/** 400 when somebody outside the administrators' group would change what its members see. */
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

/** Whether a call that is open to everybody signed in gives an external user nothing. */
export function isClosedTo(caller: Caller, external: FromOutside | undefined): boolean {
  if (!caller.isExternal || external === undefined || external === 'open' || external === 'own') return false
  return external === 'closed' || !passes(caller, external)
}

/** What a person may do, in a comparable form. */
export function rightsOf(caller: Caller): string {
  return [
    caller.groupId,
    caller.isAdmitted,
    caller.isExternal,
    caller.organizationId,
    ...[...caller.permissions].toSorted(),
  ].join(' ')
}
