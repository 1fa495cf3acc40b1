import {
  fieldsRenamed,
  fromWire,
  isRead,
  toWire,
  type AnswerOf,
  type BodySent,
  type FileFieldsOf,
  type ParamsOf,
  type QuerySent,
  type Route,
} from '@apron/contract'
import { answerAhead, callAhead } from './prefetch/ahead.ts'
import { lookForServer } from '../code/away.ts'
import { CallError, heard, refusalOf, type CallAnswer } from './call-error.ts'
import { canCall, isAdmitted } from '../session/can.ts'
import { t } from '../text/i18n.ts'
import { sentLanguage } from '../text/language.ts'
import { randomUuid } from '../random-uuid.ts'
import { closeGroup, closeSession, currentSession, signedInAgain, type Session } from '../session/session.ts'
import { jsonOrForm, queryString } from './wire.ts'

/** A part of a call: left out when the route declares none, optional when all of it is. */
type Part<Name extends string, Value> = [keyof Value] extends [never]
  ? { [Key in Name]?: never }
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value }

/** What a call sends besides its route: only the parts that the route declares. */
export type CallInput<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', QuerySent<R>> &
  Part<'body', BodySent<R>> & {
    files?: { [Name in FileFieldsOf<R>]?: File | readonly File[] | undefined }
    /** Finished resumable uploads, in place of `files` and in their order. */
    uploads?: [FileFieldsOf<R>] extends [never] ? never : readonly number[]
  }

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** The idempotency key; made anew when absent. */
  idempotencyKey?: string | undefined
  /** What sends it in place of the browser's `fetch`. */
  through?: typeof fetch | undefined
}

/** Waits in milliseconds before a write is retried after a network failure. */
const pauses = [500, 1500]

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
      return await attempt(route, sent, once, isAgain)
    } catch (error) {
      if (!(error instanceof CallError && error.endsSession) || route.access === 'anyone') throw error
      if (!(await isBack(person, token, once.signal))) throw error
    }
  }
}

/** Whether the person who called has signed in again since the refusal. */
async function isBack(person: number | undefined, refused: string | null, signal?: AbortSignal): Promise<boolean> {
  const present = currentSession()
  if (present?.token && present.token !== refused) return present.user.id === person
  return signedInAgain(person, signal)
}

async function attempt<R extends Route>(
  route: R,
  sent: CallInput<R>,
  options: CallOptions & { idempotencyKey: string },
  isAgain: boolean,
): Promise<AnswerOf<R>> {
  const { body, files, uploads } = sent as Loose
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': sentLanguage() })
  const session = currentSession()
  const token = session?.token
  // After signing out, a screen that is about to close asks for nothing more.
  if (!token && route.access !== 'anyone') throw new CallError(401, 'session_invalid', '')
  if (session && isRead(route) && isOnlyShown(session, route)) throw new CallError(403, 'forbidden', '')
  if (!isOpen(route)) throw new CallError(403, 'own_group_not_approved', '')
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const init: CallRequest = { method: route.method, headers, signal: options.signal ?? null }
  if (route.method !== 'GET') {
    if (!isRead(route)) headers.set('Idempotency-Key', options.idempotencyKey)
    const said = toWire(route.body, body) as Loose['body']
    init.body = jsonOrForm(route, uploads ? { ...said, upload_id: uploads } : said, files, headers)
  }
  const address = addressOf(route, sent as Loose)
  const mayBeAhead = route.method === 'GET'
  const ahead = mayBeAhead && (await callAhead(address, { token, language: sentLanguage(), signal: options.signal }))
  const came =
    (ahead && (await heard(ahead).catch(() => null))) ||
    (await reach(address, init, isRead(route) ? [] : pauses, options.through))
  if (came.ok) return came.said === null ? ({ data: null } as AnswerOf<R>) : inWords(route, came.said as Answer)
  const refusal = refusalOf(came)
  refusal.errors = fieldsRenamed(route.body ?? route.query, 'fromWire', refusal.errors)
  if (refusal.closesGroup && currentSession()?.token === token) closeGroup()
  if (!refusal.endsSession || route.access === 'anyone') throw refusal
  // Otherwise a person without the permission would be sent to sign in again and again.
  if (isAgain && refusal.status === 403) throw new CallError(400, 'rights_lost', t('session.rights_lost'))
  if (currentSession()?.token === token) closeSession('session.ended')
  throw refusal
}

/** The prefetched answer to a read, when it has arrived already. */
export function readAhead<R extends Route>(route: R, sent: CallInput<R>): AnswerOf<R> | undefined {
  const session = currentSession()
  if (route.method !== 'GET' || !session?.token || isOnlyShown(session, route) || !isOpen(route)) return undefined
  const { token } = session
  const answer = answerAhead(addressOf(route, sent as Loose), { token, language: sentLanguage() })
  return answer && inWords(route, answer as Answer)
}

function addressOf(route: Route, { params = {}, query = {} }: Loose): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return `/api${path}${queryString(toWire(route.query, query) as Record<string, unknown>)}`
}

type Answer = { data: unknown }

/** The answer with the product's names. */
function inWords<R extends Route>(route: R, answer: Answer): AnswerOf<R> {
  return { ...answer, data: fromWire(route.list ?? route.reply, answer.data) } as AnswerOf<R>
}

/** Whether a call is offered only because something is unsaved, although the person has lost the permission. */
function isOnlyShown(session: Session, route: Route): boolean {
  return canCall(session, route) && !canCall({ ...session, permissions: session.user.permissions }, route)
}

/** Whether the approval of the caller's group lets the call through. */
function isOpen({ access }: Route): boolean {
  const session = currentSession()
  return access === 'anyone' || access === 'own-account' || !session || isAdmitted(session)
}

type Loose = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  files?: Record<string, File | readonly File[] | undefined>
  uploads?: readonly number[]
}

type CallRequest = RequestInit & { headers: Headers }

/** Retries until an answer has been read to its end: a broken one may be anything. */
async function reach(
  url: string,
  init: CallRequest,
  pausesLeft: readonly number[],
  through: typeof fetch = fetch,
): Promise<CallAnswer> {
  // A device may have slept between two tries.
  if (init.body) init.headers.set('Device-Time', new Date().toISOString())
  try {
    return await heard(await through(url, init))
  } catch (failure) {
    if (init.signal?.aborted) throw failure
    const [pause, ...rest] = pausesLeft
    if (pause === undefined) {
      lookForServer()
      throw new CallError(0, 'network', '')
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
    return reach(url, init, rest, through)
  }
}

/** A key for one intended change. */
export const newIdempotencyKey = randomUuid
