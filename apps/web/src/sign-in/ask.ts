import type { Profile, Settings } from '@apron/contract/people'
import type { Challenge } from 'altcha-lib'
import { randomUuid } from '#lib/random-uuid.ts'

/** What a call said that did not succeed; status 0 when nobody answered. */
export type SignInRefusal = { status: number; message: string; errors: Record<string, string[]> }

export type SignedIn = { token: string; user: Profile }

const patience = 30_000

type RequestOptions = { method?: string; body?: string; headers?: Record<string, string> }

/**
 * Calls the API without a contract to read: this page is there before the application is. Rejects with `Refused`.
 * The answers have the names that the product uses (`sign-in.test.ts`).
 */
async function ask(path: string, { headers = {}, ...sent }: RequestOptions = {}): Promise<unknown> {
  const always = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang }
  const nobody: SignInRefusal = { status: 0, message: '', errors: {} }
  const reply = await fetch(`/api/${path}`, {
    ...sent,
    headers: { ...always, ...headers },
    signal: AbortSignal.timeout(patience),
  }).catch(() => null)
  const answer = await reply?.json().catch(() => null)
  // A network that one has to sign in to answers with a page of its own.
  if (!reply || !answer) throw nobody
  if (reply.ok) return (answer as { data: unknown }).data
  const { message = '', errors = {} } = answer as Partial<SignInRefusal>
  throw { status: reply.status, message, errors } satisfies SignInRefusal
}

const posted = (body: object, headers: Record<string, string> = {}): RequestOptions => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUuid(), ...headers },
})

export const askSettings = () => ask('settings') as Promise<Settings>
export const askChallenge = () => ask('captcha') as Promise<Challenge>
export const askRecovery = (body: object) => ask('forgot-pwd', posted(body))
export const resetPassword = (body: object) => ask('reset-pwd', posted(body))
export const turnMailOff = (body: object) => ask('notifications/mail-off', posted(body))
export const signIn = (body: object) => ask('login', posted(body)) as Promise<SignedIn>
/** Takes over the language that somebody chose on the way in; the browser keeps it even when the profile cannot be reached. */
export const saveLanguage = (language: string, token: string) =>
  ask('profiles', posted({ language }, { Authorization: `Bearer ${token}` })).catch(() => null)
