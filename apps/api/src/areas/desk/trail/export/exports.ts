import { sql, type Selectable } from 'kysely'
import type { BodyOf } from '@apron/contract'
import { mostTrailExports, type TrailExport, type trailExports as routes } from '@apron/contract/desk'
import type { Language } from '@apron/messages'
import { presentMade } from '#capabilities/made-file.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import type { FileStore } from '#files/store.ts'
import { found, invalid, tooMany } from '#kernel/refusals.ts'
import type { Services } from '#http/services.ts'
import { withQueue } from '#jobs/records.ts'
import { exporting } from './kind.ts'

export type TrailExportRow = Selectable<Tables['trail_exports']>
type TrailExportInput = { body: BodyOf<typeof routes.create>; userId: number; language: Language }

/** Begins an export with the caller's transaction; 429 while as many of theirs are on their way as may be. */
export async function begin(
  db: Database,
  jobs: Services['jobs'],
  { body, userId, language }: TrailExportInput,
): Promise<TrailExportRow> {
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
export async function find(db: Database, id: number, userId: number): Promise<TrailExportRow> {
  const rows = db.selectFrom('trail_exports').selectAll().where('id', '=', id).where('user_id', '=', userId)
  return found(await rows.executeTakeFirst())
}

type Reader = { db: Database; language: Language; fileStore: Pick<FileStore, 'url'> }

export async function present(reader: Reader, row: TrailExportRow): Promise<TrailExport> {
  return { ...(await presentMade(reader, row, 'trail.export_failed')), entries: row.entries }
}

/** Lets go of exports a day after they were asked for. */
export async function forget(db: Database): Promise<void> {
  await sql`delete from trail_exports where created_at < now() - interval '24 hours'`.execute(db)
}
