import { session } from '@apron/contract/people'
import { focusManager } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { currentSession, keepProfile } from './session.ts'

/** Milliseconds after which the stored session counts: a line may be there on which nothing comes. */
const patience = 5000

let askedAt = 0
let confirmed: { token: string; done: Promise<void> } | null = null

/**
 * Resolves once the server has said who the stored session is now: what a person could do when they last looked may be
 * refused today, and a refused call ends the session. Asked once a page load; without a network, or on one that brings no answer, the stored one counts.
 */
export function confirmSession(): Promise<void> {
  const token = currentSession()?.token
  if (!token) return Promise.resolve()
  if (confirmed?.token !== token) confirmed = { token, done: Promise.race([readProfile(), waited(patience)]) }
  return confirmed.done
}

const waited = (time: number) => new Promise<void>((done) => setTimeout(done, time))

/** Takes over what the server says of this person now. Never rejects; a session that is over is closed by the call. */
export async function readProfile(): Promise<void> {
  const token = currentSession()?.token
  if (!token) return
  const asked = performance.now()
  try {
    const { data } = await call(session.profile, {})
    askedAt = asked
    if (currentSession()?.token === token) keepProfile(data)
  } catch {
    // Out of reach: what is stored counts until the server can be asked.
  }
}

/** Milliseconds since the server was last asked for what it said of this person. */
export const profileAge = () => performance.now() - askedAt

/** A page that was out of sight asks first who the person is now, then anew for what it shows. */
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
