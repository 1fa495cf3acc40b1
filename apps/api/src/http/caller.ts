import { superGroup, type Access, type Permission } from '@apron/contract'
import type { Language } from '@apron/messages'

/** Who is calling, with the rights of their group as they are now (at most a second old). */
export type Caller = {
  id: number
  sessionId: number
  groupId: number
  organizationId: number | null
  language: Language | null
  permissions: ReadonlySet<string>
}

export const isSuper = (caller: Caller) => caller.groupId === superGroup

export function holds(caller: Caller, permission: Permission): boolean {
  return isSuper(caller) || caller.permissions.has(permission)
}

/** Whether the caller passes a rule that does not depend on one audit. */
export function passes(caller: Caller, access: Exclude<Access, 'anyone' | { audit: unknown }>): boolean {
  if (access === 'signed-in') return true
  const wanted: readonly Permission[] = typeof access === 'string' ? [access] : access
  return wanted.some((permission) => holds(caller, permission))
}
