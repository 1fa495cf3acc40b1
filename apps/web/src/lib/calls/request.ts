import {
  isRead,
  toWire,
  type BodySent,
  type FileFieldsOf,
  type ParamsOf,
  type QuerySent,
  type Route,
} from '@apron/contract'
import { sentLanguage } from '../text/language.ts'
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

type LooseInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  files?: Record<string, File | readonly File[] | undefined>
  uploads?: readonly number[]
}

/** A request as `fetch` takes it, beside its address. */
export type CallRequest = RequestInit & { headers: Headers }

type RequestOptions = { token: string | null; idempotencyKey: string; signal?: AbortSignal | undefined }

/** The address of a call, with its parameters and its query. */
export function addressOf<R extends Route>(route: R, sent: CallInput<R>): string {
  const { params = {}, query = {} } = sent as LooseInput
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return `/api${path}${queryString(toWire(route.query, query) as Record<string, unknown>)}`
}

/** The request of a call, under the names of the wire. */
export function requestOf<R extends Route>(route: R, sent: CallInput<R>, options: RequestOptions): CallRequest {
  const { body, files, uploads } = sent as LooseInput
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': sentLanguage() })
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`)
  const request: CallRequest = { method: route.method, headers, signal: options.signal ?? null }
  if (route.method === 'GET') return request
  if (!isRead(route)) headers.set('Idempotency-Key', options.idempotencyKey)
  const onWire = toWire(route.body, body) as LooseInput['body']
  request.body = jsonOrForm(route, uploads ? { ...onWire, upload_id: uploads } : onWire, files, headers)
  return request
}
