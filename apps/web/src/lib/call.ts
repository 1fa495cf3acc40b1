import type { AnswerOf, BodySent, FileFieldsOf, ParamsOf, QuerySent, Route } from '@apron/contract'
import { CallError, refusalOf } from './call-error.ts'
import { sentLanguage } from './language.ts'
import { randomName } from './random-name.ts'
import { closeSession, currentSession } from './session.ts'
import { jsonOrForm, queryString } from './wire.ts'

/** A part of a call: left out when the route declares none, optional when all of it is. */
type Part<Name extends string, Value> = [keyof Value] extends [never]
  ? { [Key in Name]?: never }
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value }

/** What a call sends besides its route: only the parts that the route declares. */
export type Sent<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', QuerySent<R>> &
  Part<'body', BodySent<R>> & {
    files?: { [Name in FileFieldsOf<R>]?: File | readonly File[] | undefined }
  }

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** The same key twice changes nothing twice; made anew when absent. */
  idempotencyKey?: string | undefined
}

/** Waits in milliseconds before a write that met a network failure is sent again. */
const pauses = [500, 1500]

/** Calls the API. Throws `CallError`: with the server's status, code, message and field errors, or with status 0 when the network failed. Without a session, what needs one is refused here, as the server would. */
export async function call<R extends Route>(route: R, sent: Sent<R>, options: CallOptions = {}): Promise<AnswerOf<R>> {
  const { params = {}, query = {}, body, files } = sent as Loose
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': sentLanguage() })
  const token = currentSession()?.token
  // Whoever has just signed out: a screen that is about to go asks for nothing more.
  if (!token && route.access !== 'anyone') throw new CallError(401, 'session_invalid', '')
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const init: RequestInit = { method: route.method, headers, signal: options.signal ?? null }
  if (route.method !== 'GET') {
    headers.set('Idempotency-Key', options.idempotencyKey ?? newIdempotencyKey())
    init.body = jsonOrForm(route, body, files, headers)
  }
  const response = await reach(`/api${path}${queryString(query)}`, init, route.method === 'GET' ? [] : pauses)
  if (response.ok) return (response.status === 204 ? { data: null } : await response.json()) as AnswerOf<R>
  const refusal = await refusalOf(response)
  if (refusal.endsSession && route.access !== 'anyone' && currentSession()?.token === token)
    closeSession('session.ended')
  throw refusal
}

type Loose = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  files?: Record<string, File | readonly File[] | undefined>
}

async function reach(url: string, init: RequestInit, pausesLeft: readonly number[]): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (failure) {
    if (init.signal?.aborted) throw failure
    const [pause, ...rest] = pausesLeft
    if (pause === undefined) throw new CallError(0, 'network', '')
    await new Promise((resolve) => setTimeout(resolve, pause))
    return reach(url, init, rest)
  }
}

/** A key for one intended change. */
export const newIdempotencyKey = randomName
