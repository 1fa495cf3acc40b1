import type { BodyOf, FileFieldsOf, ParamsOf, QueryOf, ResultOf, Route } from '@apron/contract'
import type { Database } from '#db/client.ts'
import type { ReportChange } from '#events/domain-events.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'
import type { CallContext } from '#kernel/context.ts'
import type { JobKind } from '#jobs/kind.ts'
import type { AuditAccess } from './rights/audit-access.ts'
import type { Caller } from '#kernel/caller.ts'

/** What the handler of a call gets. */
export type Context<R extends Route> = CallContext & {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  /** Files of a multipart call by field, already checked against their rule and on disk. */
  files: Record<FileFieldsOf<R>, ReceivedFile[]>
  caller: R['access'] extends 'anyone' ? Caller | null : Caller
  audit: R['access'] extends { audit: unknown } ? AuditAccess : undefined
  /** Today in the configured time zone, `YYYY-MM-DD`. */
  today: string
  address: string
  agent: string
  /** The idempotency key of the call, where it has one. */
  key: string | null
  /** Seconds by which the clock of the device is ahead of ours; null where it does not tell its time. */
  clockSkew: number | null
  /** Whether a record may not be approved by whoever wrote it. */
  fourEyes: boolean
  fileStore: FileStore
  /** Reports changed records that declaration and address do not tell, with details for event handlers. */
  changed: ReportChange
  /** Begins a job of the product's own with the transaction. */
  enqueue<Input>(kind: JobKind<Input>, input: Input): Promise<number>
  /** Names the person of the trail entry where nobody was signed in: at sign-in. */
  noteDoer(userId: number): void
  /** What the audit trail shows as before; a loaded subject is recorded by itself. */
  noteBefore(before: unknown): void
  /** What the audit trail shows as after, where that is not the reply. */
  noteAfter(after: unknown): void
  /** What the precheck found; see `precheck`. */
  found: unknown
}

/**
 * The context of a call whose answer is the same for all: neither the caller nor the time. An answer with signed
 * addresses is not cached.
 */
type RunForAll<R extends Route> = (
  context: Pick<Context<R>, 'db' | 'params' | 'query' | 'language' | 'fileStore'>,
) => Promise<ResultOf<R>>

/** What a precheck gets, before the transaction begins; `db` is the pool. */
export type PrecheckContext<R extends Route> = Pick<
  Context<R>,
  'db' | 'params' | 'body' | 'caller' | 'language' | 'today' | 'address' | 'agent' | 'files'
>

export type CallHandler<R extends Route> = (context: Context<R>) => Promise<ResultOf<R>>

/** What is known of a call before its files are read, or a cached answer is looked for; `db` is the pool. */
export type AnnouncedCall<R extends Route> = Pick<Context<R>, 'db' | 'params' | 'caller'>

/** A handler with what must run or be known before it. */
export type PreparedHandler<R extends Route> = {
  run: CallHandler<R>
  /** Refuses, as the call itself would, callers who may not send files to what the address names. */
  beforeFiles?: (announced: AnnouncedCall<R>) => Promise<unknown>
  /** Which audit an audit-scoped call is about, where its first parameter does not say. */
  auditOf?: (db: Database, params: ParamsOf<R>) => Promise<number>
  /** How the audit is locked meanwhile; `share` unless the call moves or removes it. */
  lock?: 'share' | 'update'
  /** The precheck: runs before the transaction begins. */
  precheck?: (asked: PrecheckContext<R>) => Promise<unknown>
}
/** For a call whose answer about a record is the same for all. */
export type AdmittingHandler<R extends Route> = {
  /** Refuses callers who may not see the record, each time, as the answer may be cached. */
  admit: (announced: AnnouncedCall<R>) => Promise<unknown>
  run: RunForAll<R>
}
/** For a call that answers all alike except external users, with their own answer. */
type Outward<R extends Route> = { run: RunForAll<R>; outside: CallHandler<R> }
type NamesOne = { endpoint: `${string}/:${string}` }
/** A call that takes files for a record must check access before it reads them. */
type TakesFilesFor = { files: object } & NamesOne
export type Handler<R extends Route> = R extends TakesFilesFor
  ? PreparedHandler<R> & Required<Pick<PreparedHandler<R>, 'beforeFiles'>>
  : R['sameForAll'] extends true
    ? R extends NamesOne
      ? AdmittingHandler<R>
      : RunForAll<R> | Outward<R>
    : CallHandler<R> | PreparedHandler<R>
