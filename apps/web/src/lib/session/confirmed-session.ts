import { session } from '@apron/contract/people'
import { focusManager } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { currentSession, keepProfile } from './session.ts'

/** Milliseconds after which the stored session counts: a line may be there on which nothing comes. */
const patience = 5000

let askedAt = 0
let confirmed: { token: string; done: Promise<void> } | null = null

/**
 * Resolves once the server has said whom the stored session belongs to now: rights may have changed, and a refused call
 * ends the session. Asked once a page load; without a network, or without an answer, the stored one counts.
 */
export function confirmSession(): Promise<void> {
  const token = currentSession()?.token
  if (!token) return Promise.resolve()
  if (confirmed?.token !== token) confirmed = { token, done: Promise.race([readProfile(), waited(patience)]) }
  return confirmed.done
}

const waited = (time: number) => new Promise<void>((done) => setTimeout(done, time))

/** Takes over the server's answer about this person. Never rejects; a session that is over is closed by the call. */
export async function readProfile(): Promise<void> {
  const token = currentSession()?.token
  if (!token) return
  const asked = performance.now()
  try {
    const { data } = await call(session.profile, {})
    askedAt = asked
    if (currentSession()?.token === token) keepProfile(data)
  } catch {
    // Unreachable: the stored session counts until the server can be asked.
  }
}

/** Milliseconds since the server was last asked for what it said of this person. */
export const profileAge = () => performance.now() - askedAt

/** A page that was hidden first asks who the person is now, then reads anew what it shows. */
export function confirmOnReturn(): void {
  focusManager.setEventListener((focused) => {
    const onChange = () => {
      if (document.visibilityState === 'hidden') focused()
      else void readProfile().then(() => focused())
    }
    window.addEventListener('visibilitychange', onChange)
    return () => window.removeEventListener('visibilitychange', onChange)
  })
}
