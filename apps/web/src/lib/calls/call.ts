import type { AnswerOf, Route } from '@apron/contract'
import { answerOf, callErrorOf } from './answer.ts'
import { CallError, heard, type CallAnswer } from './call-error.ts'
import { fetchWithRetries } from './fetch-with-retries.ts'
import { checkMaySend } from './may-send.ts'
import { callAhead } from './prefetch/ahead.ts'
import { addressOf, requestOf, type CallInput } from './request.ts'
import { randomUuid } from '../random-uuid.ts'
import { closeGroup, closeSession, currentSession, signedInAgain } from '../session/session.ts'
import { t } from '../text/i18n.ts'
import { sentLanguage } from '../text/language.ts'

type CallOptions = {
  signal?: AbortSignal | undefined
  /** The idempotency key; made anew when absent. */
  idempotencyKey?: string | undefined
  /** What sends it in place of the browser's `fetch`. */
  through?: typeof fetch | undefined
}

/** A key for one intended change. */
export const newIdempotencyKey = randomUuid

/**
 * Calls the API. Throws `CallError`: with the server's status, code, message and field errors, or with status 0 when
 * the network failed. Without a session, or without an approved group, the browser refuses as the server would. If the
 * session ends while something is unsaved, the call waits until the same person has signed in again, and is repeated
 * with the same key.
 */
export async function call<R extends Route>(
  route: R,
  sent: CallInput<R>,
  options: CallOptions = {},
): Promise<AnswerOf<R>> {
  const once = { ...options, idempotencyKey: options.idempotencyKey ?? newIdempotencyKey() }
  const person = currentSession()?.user.id
  for (let isAgain = false; ; isAgain = true) {
    const token = currentSession()?.token ?? null
    try {
      checkMaySend(route)
      const came = await send(route, sent, { ...once, token })
      if (came.ok) return answerOf(route, came.said)
      throw refused(route, came, token, isAgain)
    } catch (error) {
      if (!(error instanceof CallError && error.endsSession) || route.access === 'anyone') throw error
      if (!(await isBack(person, token, once.signal))) throw error
    }
  }
}

/** Sends a call, or takes the answer that the page has prefetched. */
async function send<R extends Route>(
  route: R,
  sent: CallInput<R>,
  { through, ...options }: CallOptions & { idempotencyKey: string; token: string | null },
): Promise<CallAnswer> {
  const address = addressOf(route, sent)
  const request = requestOf(route, sent, options)
  const ahead =
    route.method === 'GET' &&
    (await callAhead(address, { token: options.token, language: sentLanguage(), signal: options.signal }))
  const prefetched = ahead && (await heard(ahead).catch(() => null))
  return prefetched || fetchWithRetries(route, address, request, through)
}

/** The error of a refused call, after what it says of the session has been done. */
function refused(route: Route, came: CallAnswer, token: string | null, isAgain: boolean): CallError {
  const error = callErrorOf(route, came)
  const isOfSession = (currentSession()?.token ?? null) === token
  if (error.closesGroup && isOfSession) closeGroup()
  if (!error.endsSession || route.access === 'anyone') return error
  // Otherwise a person without the permission would be sent to sign in again and again.
  if (isAgain && error.status === 403) return new CallError(400, 'rights_lost', t('session.rights_lost'))
  if (isOfSession) closeSession('session.ended')
  return error
}

/** Whether the person who called has signed in again since the refusal. */
async function isBack(person: number | undefined, refusedToken: string | null, signal?: AbortSignal): Promise<boolean> {
  const present = currentSession()
  if (present?.token && present.token !== refusedToken) return present.user.id === person
  return signedInAgain(person, signal)
}
