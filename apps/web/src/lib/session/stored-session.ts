import type { Profile } from '@apron/contract/people'

/** Where the browser keeps who is signed in. */
export const sessionKeys = { token: 'token', user: 'user', permissions: 'permissions' } as const

/** Writes a session down, of which this page is not told. */
export function storeSession(token: string, user: Profile): void {
  localStorage.setItem(sessionKeys.token, token)
  storeProfile(user)
}

/** Writes down who the person is now. */
export function storeProfile(user: Profile): void {
  localStorage.setItem(sessionKeys.user, JSON.stringify(user))
  localStorage.setItem(sessionKeys.permissions, JSON.stringify(user.permissions))
}

/** Whether somebody is signed in, as far as this browser knows. */
export function hasStoredSession(): boolean {
  return Boolean(localStorage.getItem(sessionKeys.token) && localStorage.getItem(sessionKeys.user))
}
