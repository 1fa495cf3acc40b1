import type { BodyOf, FileFieldsOf, ParamsOf, QueryOf, ResultOf, Route } from '@apron/contract'
import type { Database } from '../db/client.ts'
import type { ReportChange } from '../events/domain-events.ts'
import type { FileStore, Received } from '../files/store.ts'
import type { CallContext } from '../kernel/context.ts'
import type { JobKind } from '../jobs/kind.ts'
import type { AuditAccess } from './rights/audit-access.ts'
import type { Caller } from '../kernel/caller.ts'

/** What the handler of a call is given. */
export type Context<R extends Route> = CallContext & {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  /** Files of a multipart call by field, already checked against their rule and on disk. */
  files: Record<FileFieldsOf<R>, Received[]>
  caller: R['access'] extends 'anyone' ? Caller | null : Caller
  audit: R['access'] extends { audit: unknown } ? AuditAccess : undefined
  /** Today in the configured time zone, `YYYY-MM-DD`. */
  today: string
  address: string
  agent: string
  /** The key under which the call was sent, if it was with one. */
  key: string | null
  /** Seconds by which the clock of the device is ahead of ours; null where it does not tell its time. */
  clockSkew: number | null
  /** Whether a record may not be approved by whoever wrote it. */
  fourEyes: boolean
  fileStore: FileStore
  /** Says which records the call changed where its declaration and its address do not, and what of them is to be told. */
  changed: ReportChange
  /** Begins a job of the product's own with the transaction. */
  enqueue<Input>(kind: JobKind<Input>, input: Input): Promise<number>
  /** Whose the entry of the audit trail is, where nobody was signed in: whoever signs in. */
  noteDoer(userId: number): void
  /** What the audit trail shows as before; a loaded subject is noted without being asked. */
  noteBefore(before: unknown): void
  /** What the audit trail shows as after, where that is not the reply. */
  noteAfter(after: unknown): void
  /** What was found ahead of the transaction; see `ahead`. */
  found: unknown
}

/** What the handler of a call gets whose answer is the same for all: nothing of who asks, nor of the moment. An answer with addresses that it has signed is not kept. */
type RunForAll<R extends Route> = (
  context: Pick<Context<R>, 'db' | 'params' | 'query' | 'language' | 'fileStore'>,
) => Promise<ResultOf<R>>

/** What is known of a call before its transaction begins; `db` is the pool. */
export type PrecheckContext<R extends Route> = Pick<
  Context<R>,
  'db' | 'params' | 'body' | 'caller' | 'language' | 'today' | 'address' | 'agent' | 'files'
>

export type CallHandler<R extends Route> = (context: Context<R>) => Promise<ResultOf<R>>

/** What is known of a call before its files are taken, or its answer is looked for; `db` is the pool. */
export type AnnouncedCall<R extends Route> = Pick<Context<R>, 'db' | 'params' | 'caller'>

/** A handler with what has to be known before it runs. */
export type PreparedHandler<R extends Route> = {
  run: CallHandler<R>
  /** Refuses, as the call itself would, whoever may not send files to what the address names. */
  beforeFiles?: (announced: AnnouncedCall<R>) => Promise<unknown>
  /** Which audit an audit-scoped call is about, where its first parameter does not say. */
  auditOf?: (db: Database, params: ParamsOf<R>) => Promise<number>
  /** How the audit is held meanwhile; `share` unless the call moves or removes it. */
  lock?: 'share' | 'update'
  /** Runs before the transaction begins. */
  ahead?: (asked: PrecheckContext<R>) => Promise<unknown>
}
/** Of a call that answers all the same about what its address names. */
export type AdmittingHandler<R extends Route> = {
  /** Refuses whoever may not see what the address names, each time, as the answer may be kept. */
  admit: (announced: AnnouncedCall<R>) => Promise<unknown>
  run: RunForAll<R>
}
/** Of a call that answers all the same but external people, with what those get. */
type Outward<R extends Route> = { run: RunForAll<R>; outside: CallHandler<R> }
type NamesOne = { endpoint: `${string}/:${string}` }
/** Files for something that an address names are not taken from just anybody. */
type TakesFilesFor = { files: object } & NamesOne
export type Handler<R extends Route> = R extends TakesFilesFor
  ? PreparedHandler<R> & Required<Pick<PreparedHandler<R>, 'beforeFiles'>>
  : R['sameForAll'] extends true
    ? R extends NamesOne
      ? AdmittingHandler<R>
      : RunForAll<R> | Outward<R>
    : CallHandler<R> | PreparedHandler<R>
