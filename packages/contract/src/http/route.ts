import type * as z from 'zod/mini'
import type { AuditStatus } from '../catalogues/statuses.ts'
import type { Permission } from '../catalogues/permissions.ts'
import type { UploadRule } from './upload.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Endpoint = `${Method} /${string}`

/** What of an audit is open to external auditees: the findings that they answer for, and the saved minutes of audits whose team they are in. */
export type OpenOutside = 'own finding' | 'saved minutes'
/**
 * Rights inside one audit: `see` is anybody who may see it, else one of the named permissions; `author` adds that the
 * caller wrote the comment. For external auditees there is no such audit, but where `external` says what is open to them.
 */
export type InAudit = { audit: 'see' | readonly Permission[]; author?: true; external?: OpenOutside }

/**
 * What external people get of a call that is open to whoever is signed in: the same as everybody, what is their own (the
 * handler narrows it), nothing (an empty list, 404 for one record), or nothing without one of the named permissions.
 */
export type FromOutside = 'open' | 'own' | 'closed' | readonly Permission[]

/**
 * Who may call: one permission, or any one of several. `signed-in` is everybody whose user group is approved, as all
 * that follows it asks; `own-account` is also open to members of a group that is not. `administrators` are the members
 * of the super group, for what no permission of the catalogue is about.
 */
export type Access =
  | 'anyone'
  | 'own-account'
  | 'signed-in'
  | 'administrators'
  | Permission
  | readonly Permission[]
  | InAudit

export type Schema = z.core.$ZodType
type Of<S, Otherwise> = S extends Schema ? z.core.output<S> : Otherwise
type SchemaInput<S, Otherwise> = S extends Schema ? z.core.input<S> : Otherwise

type Definition = {
  access: Access
  /** Of every call that is open to whoever is signed in. */
  external?: FromOutside
  query?: Schema
  body?: Schema
  /** Multipart fields that carry files, with the rule each file must meet. */
  files?: Record<string, UploadRule>
  /** What `data` holds; nothing when the call answers only with its status. */
  reply?: Schema
  /** What one element of a paged list holds. */
  list?: Schema
  /** The statuses in which an audit allows the call (400 otherwise). */
  during?: readonly AuditStatus[]
  /** For how many days the identity of a change is remembered; 1 where nothing is said, and inside an audit as long as that. */
  remembered?: number
  /** The name of the entry that the call leaves in the audit trail. */
  trail?: string
  changes?: Entities
  reads?: Entities
  sameForAll?: true
  /** What the address of a call inside an audit names first, where that is not the audit. */
  subject?: string
}
/** The name of one entity, of several, or `nothing`: of a write one that changes no answer of any call (a picture that no record shows yet), of a GET one whose answer no write changes. */
export type Entities = string | readonly [string, ...string[]]
/**
 * Whoever may call gets the same answer in their language, and it is made from nothing but the database: it is kept
 * until that is written. A browser may keep it and ask whether it is still right, unless its address names something
 * that not everybody may see.
 */
type MaybeSameForAll = { sameForAll?: undefined } | { sameForAll: true; access: Exclude<Access, InAudit> }
type ReadEffects = {
  trail?: undefined
  changes?: undefined
  /** What the answer is made from. */
  reads: Entities
}
/** The specification asks for reports with a POST: it changes nothing. */
type PostReadEffects = ReadEffects & { sameForAll?: undefined }
type WriteEffects = {
  sameForAll?: undefined
  trail: string
  /** What the write changes; see `events/` of the server for how its ids are found. */
  changes: Entities
  reads?: undefined
}
type Outward<D extends Definition> = D['access'] extends 'signed-in'
  ? { external: FromOutside }
  : { external?: undefined }
type RouteEffects<E extends Endpoint> = E extends `GET ${string}`
  ? ReadEffects & MaybeSameForAll
  : WriteEffects | PostReadEffects

export type Route<E extends Endpoint = Endpoint, D extends Definition = Definition> = D & {
  endpoint: E
  method: Method
  path: string
}
export type Routes = Record<string, Route>

/** Whether a call changes nothing, by whatever method it is asked. */
export const isRead = ({ reads }: Pick<Route, 'reads'>): boolean => reads !== undefined

/** Declares one call of the product; everything that knows the call reads this literal. */
export function route<const E extends Endpoint, const D extends Definition>(
  endpoint: E,
  definition: D & RouteEffects<E> & Outward<D>,
): Route<E, D> {
  const [method, path] = endpoint.split(' ') as [Method, string]
  return { ...definition, endpoint, method, path }
}

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<R extends Route> = R extends { endpoint: infer E extends string }
  ? Record<ParamNames<E>, number>
  : never
export type QueryOf<R extends Route> = Of<R['query'], Record<never, never>>
export type BodyOf<R extends Route> = Of<R['body'], Record<never, never>>
export type QuerySent<R extends Route> = SchemaInput<R['query'], Record<never, never>>
export type BodySent<R extends Route> = SchemaInput<R['body'], Record<never, never>>
export type FileFieldsOf<R extends Route> =
  R['files'] extends Record<infer Name extends string, UploadRule> ? Name : never

/** One page of a list, as a feature gives it and as the wire's `data` and `meta` are made from. */
export type Page<Row> = {
  rows: Row[]
  total: number
  /** Which page it is, when not the one that was asked for. */
  page?: number | undefined
}
export type Meta = { total: number; per_page: number; current_page: number; last_page: number }

/** What a feature returns for a call: the entity, a page, or nothing. */
export type ResultOf<R extends Route> = R['list'] extends Schema
  ? Page<z.core.input<R['list']>>
  : R['reply'] extends Schema
    ? z.core.input<R['reply']>
    : void

/** What the wire carries back. */
export type AnswerOf<R extends Route> = R['list'] extends Schema
  ? { data: z.core.output<R['list']>[]; meta: Meta }
  : R['reply'] extends Schema
    ? { data: z.core.output<R['reply']> }
    : { data: null }
