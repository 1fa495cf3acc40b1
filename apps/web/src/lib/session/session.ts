import type { Permission } from '@apron/contract'
import type { Profile } from '@apron/contract/people'
import type { MessageKey } from '@apron/messages'
import { useSyncExternalStore } from 'react'
import { askedKey } from '../calls/prefetch/ahead.ts'
import { languageKey } from '../text/language.ts'
import { startOver } from './start-over.ts'
import { sessionKeys, storedSession, storeProfile, storeSession, type StoredSession } from './stored-session.ts'
import { hasUnsaved, onAllSaved } from '../page/unsaved.ts'

export type Session = Omit<StoredSession, 'token'> & {
  /** Null: the session is over, and what this person has not saved waits for them to sign in again. */
  token: string | null
}

/** Called after every change; `notice` is the text that says why a session is over. */
type Listener = (notice?: MessageKey) => void

const listeners = new Set<Listener>()
let present: Session | null = storedSession()

function changed(notice?: MessageKey) {
  const stored = storedSession()
  const before = present
  // Another tab signed somebody else in: nothing of the first person is theirs to see.
  if (stored && before && before.user.id !== stored.user.id && isWaitedFor(before))
    return void startOver(before.user.id, '/dashboard')
  if (stored) present = { ...stored, permissions: rightsOver(stored, before) }
  else present = before && notice !== 'session.signed_out' && isWaitedFor(before) ? { ...before, token: null } : null
  for (const listener of listeners) listener(notice)
}

const isWaitedFor = (session: Session) => session.token === null || hasUnsaved()

/** A lost permission closes no form with unsaved content: the server refuses what is done with it. */
function rightsOver(stored: Session, before: Session | null): readonly Permission[] {
  if (before?.user.id !== stored.user.id || !hasUnsaved()) return stored.permissions
  return [...new Set([...stored.permissions, ...before.permissions])]
}

onAllSaved(() => {
  if (present && present.permissions.length !== present.user.permissions.length) changed()
})

window.addEventListener('storage', (event) => {
  if (event.key === null || event.key in sessionKeys || event.key === languageKey) changed()
})

/** Who is signed in, or whose session ended over something unsaved (`token` null); null for a visitor. */
export function currentSession(): Session | null {
  return present
}

/** Keeps a new session; other tabs follow. */
export function openSession(token: string, user: Profile): void {
  storeSession(token, user)
  changed()
}

/** Replaces the profile and the permissions of the present session. */
export function keepProfile(user: Profile): void {
  storeProfile(user)
  changed()
}

/** Resolves with true once a person whose session is over has signed in again, and with false when they do not; at once when nobody is waited for. */
export function signedInAgain(userId: number | undefined, signal?: AbortSignal): Promise<boolean> {
  const isBack = () => present?.user.id === userId && present?.token !== null
  if (!present || present.token !== null) return Promise.resolve(false)
  return new Promise((resolve) => {
    const settle = () => {
      if (present?.token === null && !signal?.aborted) return
      stop()
      resolve(isBack() && !signal?.aborted)
    }
    const stop = onSessionChange(settle)
    signal?.addEventListener('abort', settle, { once: true })
  })
}

/** The user group is no longer approved: the session stays, with nothing but the own account. */
export function closeGroup(): void {
  if (!present) return
  const { user } = present
  keepProfile({ ...user, permissions: [], group: { ...user.group, is_approved: false } })
}

/** Forgets token, user and permissions; the language stays. `notice` says why, on the sign-in screen. Over something unsaved the page stays as it is, without a token, unless the person signed out. */
export function closeSession(notice?: MessageKey): void {
  for (const key of [...Object.values(sessionKeys), askedKey]) localStorage.removeItem(key)
  changed(notice)
}

/** Calls back whenever the session changes, in this tab or another; returns how to stop. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session, kept up to date. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession)
}
