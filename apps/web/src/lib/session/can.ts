import { superGroup, userType, type Access, type Permission, type Route } from '@apron/contract'
import { useCallback } from 'react'
import { useSession, type Session } from './session.ts'

export type RequiredPermission = Permission | readonly Permission[]

/** What the caller holds inside one audit, and whether the record is the caller's own. */
export type Inside = { permissions?: readonly string[]; isAuthor?: boolean }

/** Whether somebody's user group is approved; else nothing but what concerns their own account is open to them. */
export const isAdmitted = ({ user }: Session) => user.group.is_approved

/** Whether somebody holds one of the wanted permissions; members of group 1 may do all. */
export function can(session: Session | null, wanted: RequiredPermission): boolean {
  if (!session || !isAdmitted(session)) return false
  if (session.user.group_id === superGroup) return true
  return listed(wanted).some((permission) => session.permissions.includes(permission))
}

type Declared = Pick<Route, 'access' | 'external'>

/** Whether a call that is open to everybody signed in gives somebody anything: it may be closed to external users. */
function isOpenTo(session: Session, { external }: Declared): boolean {
  if (session.user.type !== userType.EXTERNAL || external === undefined) return true
  return typeof external === 'string' ? external !== 'closed' : can(session, external)
}

/** Whether somebody may make a call, by the same declaration that the server checks. */
export function canCall(session: Session | null, route: Declared, inside: Inside = {}): boolean {
  const access: Access = route.access
  if (access === 'anyone') return true
  if (!session) return false
  if (access === 'own-account') return true
  if (!isAdmitted(session)) return false
  if (session.user.group_id === superGroup) return true
  if (access === 'signed-in') return isOpenTo(session, route)
  if (access === 'administrators') return false
  if (typeof access === 'string' || !('audit' in access)) return can(session, access)
  if (access.author && !inside.isAuthor) return false
  const { audit } = access
  return audit === 'see' || audit.some((permission) => inside.permissions?.includes(permission))
}

function listed(wanted: RequiredPermission): readonly Permission[] {
  return typeof wanted === 'string' ? [wanted] : wanted
}

/** `isAdmitted` of the person signed in; nobody counts as one who is. */
export function useAdmitted(): boolean {
  const session = useSession()
  return !session || isAdmitted(session)
}

/** `can('CREATE_X')` for the person signed in. */
export function useCan(): (wanted: RequiredPermission) => boolean {
  const session = useSession()
  return useCallback((wanted) => can(session, wanted), [session])
}

/** `canCall(positions.create)`: shows a button by the same rule as the server answers. */
export function useCanCall(): (route: Declared, inside?: Inside) => boolean {
  const session = useSession()
  return useCallback((route, inside) => canCall(session, route, inside), [session])
}
