import { createHash } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { BodyOf } from '@apron/contract'
import type { exports as routes, PaperExport } from '@apron/contract/audits'
import { translate, type Language } from '@apron/messages'
import type { ModuleRegistry } from '#capabilities/area.ts'
import { presentMade, stateOf } from '#capabilities/made-file.ts'
import type { Database } from '#db/client.ts'
import { tables, type Tables } from '#db/schema/index.ts'
import type { FrozenPaper } from '#db/schema/papers/minutes-snapshot.ts'
import type { FileStore } from '#files/store.ts'
import { found, refused, tooMany } from '#kernel/refusals.ts'
import { enterAudit, type AuditAccessOptions } from '#http/rights/audit-access.ts'
import type { Caller } from '#kernel/caller.ts'
import { withQueue } from '#jobs/records.ts'
import { checkSeen } from '../domain/finding/told/read.ts'
import type { ShownNow } from '../domain/paper-head.ts'
import { idOfResult } from '../domain/saved-minutes.ts'
import { making, packing } from './making/kind.ts'
import { isPack, packedFormats, packedPapers } from './pack/packed.ts'
import { checkReport } from './reports.ts'
import { templateVersion } from './template-version.ts'

export type PaperExportRow = Omit<Selectable<Tables['exports']>, 'report'>
type Body = BodyOf<typeof routes.create>
/** What is asked for, found: which audit or document it is about and which minutes it is drawn from. */
export type Subject = Pick<PaperExportRow, 'audit_id' | 'document_id' | 'minutes_id' | 'item_id' | 'addendum_id'> & {
  report?: string
}
/** What is drawn of documents, and which reports are papers, as the feature modules register them. */
type Papers = Pick<ModuleRegistry, 'papers' | 'reports'>
/** All of a row but what its report says, which is long. */
const columns = (Object.keys(tables.exports.columns) as (keyof Selectable<Tables['exports']>)[]).filter(
  (name) => name !== 'report',
) as (keyof PaperExportRow)[]

/** Papers of saved minutes are open as those are, but for the pack of all that belongs to the audit. */
const ofMinutes: AuditAccessOptions = { lock: 'none', open: 'saved minutes' }
const ofLiving: AuditAccessOptions = { lock: 'none' }

const largestPapers = 10
/** Papers that are drawn from an audit as it is, and from no minutes. */
const ofWhatLives: ReadonlySet<Body['what']> = new Set(['blank', 'corrective', 'actions'])

const isOfAddendum = (what: Body['what']) => what.startsWith('addendum')

/** What a call is about; 404 unless the caller sees it, 402 for a result before there are minutes. */
export async function subjectOf(
  db: Database,
  { what, of, query }: Pick<Body, 'what' | 'of' | 'query'>,
  caller: Caller,
  { papers }: Pick<Papers, 'papers'>,
): Promise<Subject> {
  const nothing = { audit_id: null, document_id: null, minutes_id: null, item_id: null, addendum_id: null }
  const ofDocument = papers.find((paper) => paper.what === what)
  if (ofDocument) {
    await ofDocument.checkSeen(db, of, caller)
    return { ...nothing, document_id: of }
  }
  if (what === 'actions' && of === 0) {
    await checkSeen(db, caller, query.finding_ids)
    return nothing
  }
  if (what === 'minutes' || what === 'pack') {
    const row = found(await db.selectFrom('minutes').select('audit_id').where('id', '=', of).executeTakeFirst())
    await enterAudit(db, caller, row.audit_id, what === 'pack' ? ofLiving : ofMinutes)
    return { ...nothing, audit_id: row.audit_id, minutes_id: of }
  }
  if (isOfAddendum(what)) {
    const row = found(await db.selectFrom('addenda').select('audit_id').where('id', '=', of).executeTakeFirst())
    await enterAudit(db, caller, row.audit_id, ofLiving)
    return { ...nothing, audit_id: row.audit_id, addendum_id: of }
  }
  if (what === 'finding') return { ...nothing, ...(await findingOf(db, of, caller)) }
  await enterAudit(db, caller, of, ofWhatLives.has(what) ? ofLiving : ofMinutes)
  const minutesId = ofWhatLives.has(what) ? null : await idOfResult(db, of)
  return { ...nothing, audit_id: of, minutes_id: minutesId }
}

/** A finding of the newest minutes; the item itself may be gone. */
async function findingOf(db: Database, itemId: number, caller: Caller) {
  const row = found(await db.selectFrom('audit_items').select('audit_id').where('id', '=', itemId).executeTakeFirst())
  await enterAudit(db, caller, row.audit_id, ofMinutes)
  const { rows } = await sql<{ id: number; is_finding: boolean }>`
    select id, exists (select from jsonb_array_elements(snapshot->'items') item
      where item->'id' = to_jsonb(${itemId}::integer) and item->'status'->'is_finding' = 'true') as is_finding
    from minutes where audit_id = ${row.audit_id} order by id desc limit 1`.execute(db)
  const [last] = rows
  if (!last?.is_finding) throw refused('paper_no_finding')
  return { audit_id: row.audit_id, minutes_id: last.id, item_id: itemId }
}

type PaperExportInput = { body: Body; subject: Subject; caller: Caller; now: ShownNow }
/** How a paper of minutes is made. */
type Way = Pick<
  PaperExportRow,
  'minutes_id' | 'addendum_id' | 'item_id' | 'what' | 'query' | 'format' | 'language' | 'scans'
>

/** The export that comes out the same, made, being made or about to be; whether it has to be begun. */
export async function ask(db: Database, asking: PaperExportInput): Promise<{ row: PaperExportRow; isNew: boolean }> {
  const { body, subject, caller, now } = asking
  const { what, query, format, languages } = body
  const scans = what === 'pack' ? await scansOf(db, subject.minutes_id!) : []
  const way: Way = { ...subject, what, query, format, language: languages[0]!, scans }
  // A paper of what lives has none.
  const head = await headOf(db, subject, now)
  const fingerprint = head === null ? null : fingerprintOf(way, head)
  const made = await db
    .insertInto('exports')
    .values({ ...subject, ...way, query: JSON.stringify(query), fingerprint, user_id: caller.id })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (made) {
    await checkWaiting(db, caller)
    return { row: made, isNew: true }
  }
  // Whoever asked at the same moment has committed by now; held, so that one of several begins anew what came to nothing.
  const row = await db
    .selectFrom('exports')
    .select(columns)
    .where('fingerprint', '=', fingerprint)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // A pack goes a day after it was last asked for.
  if (isPack(what))
    await db
      .updateTable('exports')
      .set({ created_at: sql`now()` })
      .where('id', '=', row.id)
      .execute()
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
    .where('jobs.kind', 'in', [making.name, packing.name])
    .where('jobs.started_by', '=', caller.id)
    .where('queued.state', 'in', ['created', 'retry', 'active'])
    .executeTakeFirstOrThrow()
  if (Number(count) >= largestPapers) throw tooMany('too_many_papers', 60)
}

/** At whose head papers of what is frozen stand, and where the product is reached that they name; null for what lives. */
export async function headOf(
  db: Database,
  { minutes_id, addendum_id }: Pick<PaperExportRow, 'minutes_id' | 'addendum_id'>,
  { paper, address }: ShownNow,
): Promise<unknown[] | null> {
  if (minutes_id === null && addendum_id === null) return null
  const of = addendum_id === null ? sql`minutes where id = ${minutes_id}` : sql`addenda where id = ${addendum_id}`
  const { rows } = await sql<{ frozen: FrozenPaper | null }>`select snapshot->'paper' as frozen from ${of}`.execute(db)
  const { company, edition, national_heading } = rows[0]?.frozen ?? paper
  return [company.name, company.address, company.logo, edition, national_heading, address]
}

/** What minutes, the company's head, the template and the way of making are, in one. */
export function fingerprintOf(way: Way, head: readonly unknown[]): string {
  const { what, query, format, language } = way
  const all = [templateVersion, way.minutes_id, way.item_id, what, query.findings_only, query.photos, format, language]
  const papers = isPack(what) ? packedPapers[what].map((paper) => packedFormats(paper)) : []
  const pack = what === 'pack' ? [way.scans, papers] : papers
  const addendum = way.addendum_id === null ? [] : ['addendum', way.addendum_id]
  return createHash('sha256')
    .update(JSON.stringify([...all, ...head, ...pack, ...addendum]))
    .digest('hex')
}

/** The scans of minutes as they are now. */
async function scansOf(db: Database, minutesId: number): Promise<number[]> {
  const rows = db.selectFrom('minutes_scans').select('id').where('minutes_id', '=', minutesId).orderBy('id')
  return (await rows.execute()).map(({ id }) => id)
}

/** An export, for whoever sees now what it is about; 404 otherwise. */
export async function findSeen(
  db: Database,
  id: number,
  caller: Caller,
  { papers, reports }: Papers,
): Promise<PaperExportRow> {
  const row = found(await db.selectFrom('exports').select(columns).where('id', '=', id).executeTakeFirst())
  const report = reports.find(({ what }) => what === row.what)
  if (report) await checkReport(db, row, caller, report)
  else await checkAbout(db, row, caller, papers)
  return row
}

async function checkAbout(db: Database, row: PaperExportRow, caller: Caller, papers: Papers['papers']): Promise<void> {
  const entering = row.minutes_id === null || row.what === 'pack' ? ofLiving : ofMinutes
  if (row.audit_id !== null) await enterAudit(db, caller, row.audit_id, entering)
  else if (row.what === 'actions') await checkSeen(db, caller, row.query.finding_ids)
  else await found(papers.find(({ what }) => what === row.what)).checkSeen(db, row.document_id!, caller)
}

type Reader = { db: Database; language: Language; fileStore: Pick<FileStore, 'url'> }

export async function present(reader: Reader, row: PaperExportRow): Promise<PaperExport> {
  const { language } = reader
  const { letters = 0, pictures = 0, formats = [] } = row.missing
  return {
    ...(await presentMade(reader, row, 'errors.paper_failed')),
    notes: [
      ...(letters > 0 ? [translate(language, 'exports.missing_letters', { count: letters })] : []),
      ...(pictures > 0 ? [translate(language, 'exports.missing_pictures', { count: pictures })] : []),
      ...(formats.includes('pdf') ? [translate(language, 'exports.pack_without_pdf')] : []),
    ],
  }
}

/** Lets go of papers of what lives, a day after they were asked for, and of packs, which are made again alike. */
export async function forgetLiving(db: Database): Promise<void> {
  await sql`delete from exports
    where (fingerprint is null or format = 'zip') and created_at < now() - interval '24 hours'`.execute(db)
}
