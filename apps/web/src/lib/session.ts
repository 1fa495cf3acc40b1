import { permissions as catalogue, type Permission, type Profile } from '@apron/contract'
import type { Language, MessageKey } from '@apron/messages'
import { useSyncExternalStore } from 'react'
import { randomName } from './random-name.ts'

export type Session = { token: string; user: Profile; permissions: readonly Permission[] }

const keys = { token: 'token', user: 'user', permissions: 'permissions', language: 'language' } as const

/** Called after every change; `notice` is the text that says why a session is over. */
type Listener = (notice?: MessageKey) => void

const listeners = new Set<Listener>()
let present = read()

function read(): Session | null {
  const token = localStorage.getItem(keys.token)
  const user = parsed<Profile>(localStorage.getItem(keys.user))
  if (!token || !user) return null
  const held = parsed<string[]>(localStorage.getItem(keys.permissions)) ?? []
  return { token, user, permissions: catalogue.filter((permission) => held.includes(permission)) }
}

function parsed<T>(stored: string | null): T | null {
  try {
    return stored ? (JSON.parse(stored) as T) : null
  } catch {
    return null
  }
}

function changed(notice?: MessageKey) {
  present = read()
  for (const listener of listeners) listener(notice)
}

window.addEventListener('storage', (event) => {
  if (event.key === null || event.key in keys) changed()
})

/** Who is signed in, or null. */
export function currentSession(): Session | null {
  return present
}

/** Keeps a new session; other tabs follow. */
export function openSession(token: string, user: Profile): void {
  localStorage.setItem(keys.token, token)
  keepProfile(user)
}

/** Replaces the profile and the permissions of the present session. */
export function keepProfile(user: Profile): void {
  localStorage.setItem(keys.user, JSON.stringify(user))
  localStorage.setItem(keys.permissions, JSON.stringify(user.permissions))
  changed()
}

/** Forgets token, user and permissions; the language stays. `notice` says why, on the sign-in screen. */
export function closeSession(notice?: MessageKey): void {
  for (const key of [keys.token, keys.user, keys.permissions]) localStorage.removeItem(key)
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

/** What this browser calls itself when it signs in: it is known again after that, and is not locked out by others' failures. */
export function deviceName(): string {
  const name = localStorage.getItem('device') ?? randomName()
  localStorage.setItem('device', name)
  return name
}

/** The language this browser chose, or null when it follows the deployment. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(keys.language)
  return stored === 'vi' || stored === 'en' ? stored : null
}

/** Remembers the language of this browser. */
export function keepLanguage(language: Language): void {
  localStorage.setItem(keys.language, language)
}

const chosenKey = 'language/chosen_signed_out'

/** Marks a choice made before signing in: it is the choice of whoever signs in next in this tab. */
export function keepSignedOutChoice(): void {
  sessionStorage.setItem(chosenKey, '1')
}

/** Whether a language was chosen in this tab before signing in; asked once. */
export function takeSignedOutChoice(): boolean {
  const isChosen = sessionStorage.getItem(chosenKey) !== null
  sessionStorage.removeItem(chosenKey)
  return isChosen
}
