import type { Permission } from '@apron/contract'
import type { Profile } from '@apron/contract/people'

export type StoredSession = { token: string; user: Profile; permissions: readonly Permission[] }

/** Where the browser keeps who is signed in. */
export const sessionKeys = { token: 'token', user: 'user', permissions: 'permissions' } as const

/** Stores a session without notifying this page. */
export function storeSession(token: string, user: Profile): void {
  localStorage.setItem(sessionKeys.token, token)
  storeProfile(user)
}

/** Writes down who the person is now. */
export function storeProfile(user: Profile): void {
  localStorage.setItem(sessionKeys.user, JSON.stringify(user))
  localStorage.setItem(sessionKeys.permissions, JSON.stringify(user.permissions))
}

/** Who is signed in, as far as this browser knows; null for a visitor, and where what is kept cannot be read. */
export function storedSession(): StoredSession | null {
  const token = localStorage.getItem(sessionKeys.token)
  const user = parsed<Profile>(localStorage.getItem(sessionKeys.user))
  if (!token || !user) return null
  const permissions = parsed<Permission[]>(localStorage.getItem(sessionKeys.permissions)) ?? []
  // A profile that was kept before groups had to be approved does not say; it is asked for anew at once.
  user.group = { ...user.group, is_approved: user.group?.is_approved ?? true }
  return { token, user, permissions }
}

function parsed<T>(stored: string | null): T | null {
  try {
    return stored ? (JSON.parse(stored) as T) : null
  } catch {
    return null
  }
}
