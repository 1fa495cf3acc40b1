import { isRead, type Route } from '@apron/contract'
import { canCall, isAdmitted } from '../session/can.ts'
import { currentSession, type Session } from '../session/session.ts'
import { CallError } from './call-error.ts'

/** Throws the `CallError` with which the server would refuse a call, where the session alone says so. */
export function checkMaySend(route: Route): void {
  const session = currentSession()
  // After signing out, a screen that is about to close asks for nothing more.
  if (!session?.token && route.access !== 'anyone') throw new CallError(401, 'session_invalid', '')
  if (session && isRead(route) && isOnlyShown(session, route)) throw new CallError(403, 'forbidden', '')
  if (!isOpen(session, route)) throw new CallError(403, 'own_group_not_approved', '')
}

/** Whether the session lets somebody read by this route. */
export function mayRead(route: Route): boolean {
  const session = currentSession()
  return Boolean(session?.token) && !isOnlyShown(session!, route) && isOpen(session, route)
}

/** Whether a call is offered only because something is unsaved, although the person has lost the permission. */
function isOnlyShown(session: Session, route: Route): boolean {
  return canCall(session, route) && !canCall({ ...session, permissions: session.user.permissions }, route)
}

/** Whether the approval of the caller's group lets the call through. */
function isOpen(session: Session | null, { access }: Route): boolean {
  return access === 'anyone' || access === 'own-account' || !session || isAdmitted(session)
}
