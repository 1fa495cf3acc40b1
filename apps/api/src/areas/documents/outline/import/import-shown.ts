import { sql } from 'kysely'
import type { OutlineChange, OutlineCounts, OutlineImport, OutlineImportDetail } from '@apron/contract/documents'
import { translate, type Language } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { found } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'
import type { FoundOutline } from '../../domain/outline/found.ts'
import { planFor } from '../../domain/outline/merge.ts'
import { findDocument } from '../../domain/outline/rows.ts'
import { pairsOf, shown, signed } from '../../domain/outline/shown.ts'
import type { OutlineWarning } from '../outline.ts'
import type { Failure } from './imports.ts'

type State = OutlineImport['state']

const columns = [
  'outline_imports.id',
  'outline_imports.document_id',
  'outline_imports.state',
  'outline_imports.progress',
  'outline_imports.counts',
  'outline_imports.warnings',
  'outline_imports.error',
  'outline_imports.created_at',
  'outline_imports.ended_at',
  'files.name as file_name',
  'users.id as user_id',
  'users.fullname',
  'document_versions.id as version_id',
  'document_versions.label',
] as const

const rows = (db: Database, documentId: number) =>
  db
    .selectFrom('outline_imports')
    .leftJoin('files', 'files.id', 'outline_imports.file_id')
    .leftJoin('users', 'users.id', 'outline_imports.started_by')
    .leftJoin('document_versions', 'document_versions.id', 'outline_imports.version_id')
    .select(columns)
    .where('outline_imports.document_id', '=', documentId)

/** The imports that have not ended and the last that has; of those that are held only one whose version still waits. */
export async function list(db: Database, documentId: number, caller: Caller) {
  await findDocument(db, documentId, caller)
  const last = sql<boolean>`outline_imports.id = (
    select max(id) from outline_imports ended where ended.document_id = ${documentId} and ended.ended_at is not null)`
  const still = sql<boolean>`(outline_imports.ended_at is null and (outline_imports.state <> 'held'
    or (document_versions.status = 0 and document_versions.deleted_at is null)))`
  const all = await rows(db, documentId)
    .where(sql<boolean>`(${still} or ${last})`)
    .orderBy('outline_imports.id', 'desc')
    .execute()
  return all.map((row) => ({ ...presentBrief(row), started_by: starterOf(row) }))
}

type ImportRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>
type Showing = { documentId: number; id: number; caller: Caller; language: Language; fileStore: FileStore }

/** How an import stands, and what it would make of the outline as it is now. */
export async function show(db: Database, { documentId, id, caller, ...by }: Showing): Promise<OutlineImportDetail> {
  await findDocument(db, documentId, caller)
  const row = found(await rows(db, documentId).where('outline_imports.id', '=', id).executeTakeFirst())
  const isFound = row.state === 'preview' || row.state === 'held'
  const made = isFound ? await changesOf(db, row, by.fileStore) : null
  return present(row, by.language, made)
}

type ImportChanges = { rule: FoundOutline['rule']; counts: OutlineCounts; found: OutlineChange[] }

async function changesOf(
  db: Database,
  { id, document_id }: ImportRow,
  fileStore: FileStore,
): Promise<ImportChanges | null> {
  const row = await db.selectFrom('outline_imports').select('found').where('id', '=', id).executeTakeFirst()
  const read = row?.found as FoundOutline | null | undefined
  if (!read) return null
  const { plan, counts, questions } = await planFor(db, document_id, read.items)
  const changes = pairsOf(plan).map((pair) => signed(shown(pair, questions), fileStore))
  return { rule: read.rule, counts, found: changes }
}

const starterOf = ({ user_id, fullname }: ImportRow) => (user_id === null ? null : { id: user_id, fullname: fullname! })

function presentBrief({ id, document_id, state, progress }: ImportRow): OutlineImport {
  return { id, document_id, state: state as State, progress }
}

function present(row: ImportRow, language: Language, made: ImportChanges | null): OutlineImportDetail {
  const reason = row.error === null ? null : (JSON.parse(row.error) as Failure)
  const warnings = (row.warnings ?? []) as OutlineWarning[]
  return {
    ...presentBrief(row),
    file_name: row.file_name ?? '',
    started_by: starterOf(row),
    created_at: row.created_at,
    ended_at: row.ended_at,
    version: row.version_id === null ? null : { id: row.version_id, label: row.label! },
    rule: made?.rule ?? null,
    counts: made?.counts ?? (row.counts as OutlineCounts | null),
    warnings: warnings.map(({ text, count }) => translate(language, text, { count })),
    error: reason && translate(language, reason.key, reason.values),
    found: made?.found ?? null,
  }
}
