import { sql, type Selectable } from 'kysely'
import type { BodyOf } from '@apron/contract'
import { mostTrailExports, type TrailExport, type trailExports as routes } from '@apron/contract/desk'
import { translate, type Language } from '@apron/messages'
import type { Database } from '../../../../db/client.ts'
import type { Tables } from '../../../../db/schema/index.ts'
import type { FileStore } from '../../../../files/store.ts'
import { wordsOf } from '../../../../http/answering/error-answer.ts'
import { found, invalid, tooMany } from '../../../../http/answering/refusal.ts'
import type { Services } from '../../../../http/services.ts'
import { lastReason } from '../../../../jobs/failure.ts'
import { standing, withQueue, type Standing } from '../../../../jobs/records.ts'
import { exporting } from './kind.ts'

export type Row = Selectable<Tables['trail_exports']>
type Asked = { body: BodyOf<typeof routes.create>; userId: number; language: Language }

/** Begins an export with the caller's transaction; 429 while as many of theirs are on their way as may be. */
export async function begin(db: Database, jobs: Services['jobs'], { body, userId, language }: Asked): Promise<Row> {
  const { format, query } = body
  if (query.record_id !== undefined && !query.kind) throw invalid('query.kind', 'validation.required')
  // Two at once would both find room for one.
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  await checkWaiting(db, userId)
  const { id } = await db
    .insertInto('trail_exports')
    .values({ user_id: userId, format, language, query: JSON.stringify(query) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const job_id = await jobs.enqueue(db, exporting, { export: id }, userId)
  return db.updateTable('trail_exports').set({ job_id }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

async function checkWaiting(db: Database, userId: number): Promise<void> {
  const { count } = await withQueue(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('jobs.kind', '=', exporting.name)
    .where('jobs.started_by', '=', userId)
    .where('queued.state', 'in', ['created', 'retry', 'active'])
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostTrailExports) throw tooMany('too_many_trail_exports', 60, { count: mostTrailExports })
}

/** One of somebody's own; 404 for anybody else's. */
export async function find(db: Database, id: number, userId: number): Promise<Row> {
  const rows = db.selectFrom('trail_exports').selectAll().where('id', '=', id).where('user_id', '=', userId)
  return found(await rows.executeTakeFirst())
}

const standingOf = (db: Database, id: number): Promise<Standing | undefined> =>
  withQueue(db).select(standing).where('jobs.id', '=', id).executeTakeFirst()

type Reader = { db: Database; language: Language; fileStore: Pick<FileStore, 'url'> }

export async function present({ db, language, fileStore }: Reader, row: Row): Promise<TrailExport> {
  const job = row.job_id === null ? undefined : await standingOf(db, row.job_id)
  const stored = db.selectFrom('files').select(['id', 'name', 'bytes']).where('id', '=', row.file_id)
  const file = row.file_id === null ? undefined : await stored.executeTakeFirst()
  // One that ended without a file, or whose job was thrown away, came to nothing.
  const state = file ? 'done' : !job || job.state === 'done' ? 'failed' : job.state
  const reason = state === 'failed' && job ? lastReason(job.output, job.expire_seconds) : null
  const unknown = state === 'failed' ? translate(language, 'trail.export_failed') : null
  return {
    id: row.id,
    job_id: row.job_id,
    state,
    progress: file ? 1 : (job?.progress ?? 0),
    error: reason ? translate(language, reason.key, wordsOf(reason.values, language)) : unknown,
    file: file ? { name: file.name, url: fileStore.url(file.id, 'original'), bytes: file.bytes } : null,
    entries: row.entries,
  }
}

/** Lets go of exports a day after they were asked for. */
export async function forget(db: Database): Promise<void> {
  await sql`delete from trail_exports where created_at < now() - interval '24 hours'`.execute(db)
}
