import type { QueryOf } from '@apron/contract'
import type { Job, jobs as routes, JobState, PeriodicJob } from '@apron/contract/desk'
import { translate, type Language } from '@apron/messages'
import { paged } from '#capabilities/paging/paged.ts'
import type { Database } from '#db/client.ts'
import { isSuper, type Caller } from '#kernel/caller.ts'
import { wordsOf } from '#http/answering/error-answer.ts'
import { found, invalid, notFound, refused } from '#kernel/refusals.ts'
import { lastReason } from '#jobs/failure.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { JobKind } from '#jobs/kind.ts'
import { queuedAs, jobStatusColumns, withQueue, type JobStatus } from '#jobs/records.ts'

/** A job with who began it, by name. */
type Row = JobStatus & { starter: string | null }

const named = (db: Database) => withQueue(db).leftJoin('users', 'users.id', 'jobs.started_by')
const columns = [...jobStatusColumns, 'users.fullname as starter'] as const

/** Newest first. What is begun by itself and goes well leaves no row, and every other one goes after 14 days. */
export const list = paged([], (db: Database, query: QueryOf<typeof routes.list>) => {
  let rows = named(db)
  if (query.state !== undefined) rows = rows.where('queued.state', 'in', queuedAs(query.state))
  if (query.kind !== undefined) rows = rows.where('jobs.kind', '=', query.kind)
  return { rows, select: (page: typeof rows) => page.select(columns).orderBy('jobs.id', query.sort) }
})

/** A job of somebody's own, or any for an administrator; 404 otherwise. */
export async function find(db: Database, id: number, caller: Caller): Promise<Row> {
  const row = found(await named(db).select(columns).where('jobs.id', '=', id).executeTakeFirst())
  if (row.started_by !== caller.id && !isSuper(caller)) throw notFound()
  return row
}

/** The same, held until the transaction ends. */
export async function hold(db: Database, id: number, caller: Caller): Promise<Row> {
  await db.selectFrom('jobs').select('id').where('id', '=', id).forUpdate().execute()
  return find(db, id, caller)
}

/** When periodic jobs were last begun, in the order in which they are served. */
export async function periodic(db: Database, jobs: Jobs, language: Language): Promise<PeriodicJob[]> {
  const rows = await db.selectFrom('job_periods').select(['kind', 'begun_at']).execute()
  const begun = new Map(rows.map(({ kind, begun_at }) => [kind, begun_at]))
  return periodicOf(jobs).map(({ name, title }) => ({
    kind: name,
    title: translate(language, title),
    begun_at: begun.get(name) ?? null,
  }))
}

const periodicOf = (jobs: Jobs) => jobs.kinds().filter(({ every }) => every)

/** Begins a periodic job beside its periods; 422 when there is none of that kind. */
export async function start(db: Database, jobs: Jobs, kind: string, caller: Caller): Promise<Row> {
  const begun = periodicOf(jobs).find(({ name }) => name === kind)
  if (!begun) throw invalid('kind', 'validation.missing_record')
  return find(db, await jobs.enqueue(db, begun, {}, caller.id), caller)
}

const ended: readonly JobState[] = ['done', 'failed', 'cancelled']

/** Ends the held job; 400 when it has ended. */
export async function cancel(db: Database, jobs: Jobs, row: Row, caller: Caller): Promise<Row> {
  if (ended.includes(row.state)) throw refused('job_ended')
  await jobs.cancel(db, row)
  return find(db, row.id, caller)
}

/** Retries the locked job once; 400 unless it has failed. */
export async function retry(db: Database, jobs: Jobs, row: Row, caller: Caller): Promise<Row> {
  if (row.state !== 'failed') throw refused('job_not_failed')
  await jobs.retry(db, row)
  return find(db, row.id, caller)
}

/** Removes the held job; 400 unless it has ended. */
export async function remove(db: Database, jobs: Jobs, row: Row): Promise<void> {
  if (!ended.includes(row.state)) throw refused('job_not_ended')
  await jobs.remove(db, row)
}

export function present(row: Row, kinds: readonly JobKind[], language: Language): Job {
  // What an earlier version began may be of a kind that is no more.
  const title = kinds.find(({ name }) => name === row.kind)?.title
  const reason = row.state === 'done' ? null : lastReason(row.output, row.expire_seconds)
  return {
    id: row.id,
    kind: row.kind,
    title: title ? translate(language, title) : row.kind,
    state: row.state,
    progress: row.progress,
    tries: row.tries,
    most_tries: row.most_tries,
    reason: reason && translate(language, reason.key, wordsOf(reason.values, language)),
    started_by: row.started_by === null ? null : { id: row.started_by, fullname: row.starter ?? '' },
    created_at: row.created_at,
    started_at: row.started_at,
    ended_at: row.ended_at,
    next_at: row.next_at,
  }
}
