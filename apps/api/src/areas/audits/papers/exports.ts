import { createHash } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { BodyOf } from '@apron/contract'
import type { exports as routes, PaperExport } from '@apron/contract/audits'
import { translate, type Language } from '@apron/messages'
import { seesAudit } from '../../../capabilities/visible/seen-by.ts'
import type { Database } from '../../../db/client.ts'
import type { Tables } from '../../../db/schema/index.ts'
import type { FrozenPaper } from '../../../db/schema/minutes-snapshot.ts'
import type { FileStore } from '../../../files/store.ts'
import { wordsOf } from '../../../http/answering/error-answer.ts'
import { found, notFound, refused, tooMany } from '../../../http/answering/refusal.ts'
import type { Caller } from '../../../http/rights/caller.ts'
import { lastReason } from '../../../jobs/failure.ts'
import { standing, withQueue, type Standing } from '../../../jobs/records.ts'
import { idOfResult } from '../domain/saved-minutes.ts'
import { making } from './making/kind.ts'
import { templateVersion } from './template-version.ts'

export type Row = Selectable<Tables['exports']>
type Body = BodyOf<typeof routes.create>
/** What is asked for, found: which audit it is about and which minutes it is drawn from. */
export type Subject = Pick<Row, 'audit_id' | 'minutes_id' | 'item_id'>

const largestPapers = 10

/** What a call is about; 404 unless the caller sees the audit, 402 for a result before there are minutes. */
export async function subjectOf(
  db: Database,
  { what, of }: Pick<Body, 'what' | 'of'>,
  caller: Caller,
): Promise<Subject> {
  if (what === 'minutes') {
    const row = found(await db.selectFrom('minutes').select('audit_id').where('id', '=', of).executeTakeFirst())
    await checkSeen(db, row.audit_id, caller)
    return { audit_id: row.audit_id, minutes_id: of, item_id: null }
  }
  if (what === 'finding') return findingOf(db, of, caller)
  await checkSeen(db, of, caller)
  const minutesId = what === 'blank' ? null : await idOfResult(db, of)
  return { audit_id: of, minutes_id: minutesId, item_id: null }
}

/** A finding of the newest minutes; the item itself may be gone. */
async function findingOf(db: Database, itemId: number, caller: Caller): Promise<Subject> {
  const row = found(await db.selectFrom('audit_items').select('audit_id').where('id', '=', itemId).executeTakeFirst())
  await checkSeen(db, row.audit_id, caller)
  const { rows } = await sql<{ id: number; is_finding: boolean }>`
    select id, exists (select from jsonb_array_elements(snapshot->'items') item
      where item->'id' = to_jsonb(${itemId}::integer) and item->'status'->'is_finding' = 'true') as is_finding
    from minutes where audit_id = ${row.audit_id} order by id desc limit 1`.execute(db)
  const [last] = rows
  if (!last?.is_finding) throw refused('paper_no_finding')
  return { audit_id: row.audit_id, minutes_id: last.id, item_id: itemId }
}

async function checkSeen(db: Database, auditId: number, caller: Caller): Promise<void> {
  const { rows } = await sql`
    select from (select ${auditId}::integer as audit_id) change where ${seesAudit(caller)}`.execute(db)
  if (rows.length === 0 || !caller.isAdmitted) throw notFound()
}

type Asking = { body: Body; subject: Subject; caller: Caller; paper: FrozenPaper }

/** The export that comes out the same, made, being made or about to be; whether it has to be begun. */
export async function ask(db: Database, asking: Asking): Promise<{ row: Row; isNew: boolean }> {
  const fingerprint = await fingerprintOf(db, asking)
  const { body, subject, caller } = asking
  const made = await db
    .insertInto('exports')
    .values({
      ...subject,
      what: body.what,
      query: JSON.stringify(body.query),
      format: body.format,
      language: body.languages[0]!,
      fingerprint,
      user_id: caller.id,
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) {
    await checkWaiting(db, caller)
    return { row: made, isNew: true }
  }
  // Whoever asked at the same moment has committed by now; held, so that one of several begins anew what came to nothing.
  const row = await db
    .selectFrom('exports')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { state } = await stateOf(db, row)
  return { row, isNew: state === 'failed' || state === 'cancelled' }
}

/** Ties an export to the job that makes it. */
export async function begin(db: Database, id: number, jobId: number, userId: number): Promise<void> {
  await db.updateTable('exports').set({ job_id: jobId, user_id: userId }).where('id', '=', id).execute()
}

async function checkWaiting(db: Database, caller: Caller): Promise<void> {
  const { count } = await withQueue(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('jobs.kind', '=', making.name)
    .where('jobs.started_by', '=', caller.id)
    .where('queued.state', 'in', ['created', 'retry', 'active'])
    .executeTakeFirstOrThrow()
  if (Number(count) >= largestPapers) throw tooMany('too_many_papers', 60)
}

/** What minutes, the company's head, the template and the way of making are, in one; a paper of what lives has none. */
async function fingerprintOf(db: Database, { body, subject, paper }: Asking): Promise<string | null> {
  const { minutes_id } = subject
  if (minutes_id === null) return null
  const { rows } = await sql<{ frozen: FrozenPaper | null }>`
    select snapshot->'paper' as frozen from minutes where id = ${minutes_id}`.execute(db)
  const { what, query, format, languages } = body
  const all = [templateVersion, minutes_id, subject.item_id, what, query.findings_only, query.photos, format, languages]
  return createHash('sha256')
    .update(JSON.stringify([...all, headOf(rows[0]?.frozen ?? paper)]))
    .digest('hex')
}

const headOf = ({ company, edition, national_heading }: FrozenPaper) => [
  company.name,
  company.address,
  company.logo,
  edition,
  national_heading,
]

/** An export, for whoever sees its audit now; 404 otherwise. */
export async function findSeen(db: Database, id: number, caller: Caller): Promise<Row> {
  const row = found(await db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst())
  await checkSeen(db, row.audit_id, caller)
  return row
}

type State = Pick<PaperExport, 'state' | 'progress'> & { job: Standing | undefined }

async function stateOf(db: Database, row: Pick<Row, 'job_id' | 'file_id'>): Promise<State> {
  const job = row.job_id === null ? undefined : await standingOf(db, row.job_id)
  if (row.file_id !== null) return { state: 'done', progress: 1, job }
  // One that ended without a file, or that was thrown away, came to nothing.
  if (!job || job.state === 'done') return { state: 'failed', progress: 0, job }
  return { state: job.state, progress: job.progress, job }
}

const standingOf = (db: Database, id: number) =>
  withQueue(db).select(standing).where('jobs.id', '=', id).executeTakeFirst()

type Reader = { db: Database; language: Language; fileStore: Pick<FileStore, 'url'> }

export async function present({ db, language, fileStore }: Reader, row: Row): Promise<PaperExport> {
  const { state, progress, job } = await stateOf(db, row)
  const stored = db.selectFrom('files').select(['id', 'name', 'bytes']).where('id', '=', row.file_id)
  const file = row.file_id === null ? undefined : await stored.executeTakeFirst()
  const reason = state === 'failed' ? lastReason(job?.output ?? null, job?.expire_seconds ?? 0) : null
  const unknown = state === 'failed' ? translate(language, 'errors.paper_failed') : null
  const { letters = 0, pictures = 0 } = row.missing
  return {
    id: row.id,
    job_id: row.job_id,
    state,
    progress,
    error: reason ? translate(language, reason.key, wordsOf(reason.values, language)) : unknown,
    file: file ? { name: file.name, url: fileStore.url(file.id, 'original'), bytes: file.bytes } : null,
    notes: [
      ...(letters > 0 ? [translate(language, 'exports.missing_letters', { count: letters })] : []),
      ...(pictures > 0 ? [translate(language, 'exports.missing_pictures', { count: pictures })] : []),
    ],
  }
}

/** Lets go of papers of what lives, a day after they were asked for. */
export async function forgetLiving(db: Database): Promise<void> {
  await sql`delete from exports where fingerprint is null and created_at < now() - interval '24 hours'`.execute(db)
}
