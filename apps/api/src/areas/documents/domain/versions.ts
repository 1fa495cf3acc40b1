import { sql, type Selectable } from 'kysely'
import { approvalStatus } from '@apron/contract'
import { afterEdit } from '#capabilities/review/review.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { found, invalid, refused } from '#kernel/refusals.ts'
import { nextLabel } from './next-label.ts'

export type DocumentRow = Selectable<Tables['documents']>
export type VersionRow = Selectable<Tables['document_versions']>
/** A version as it is uploaded; without a label the labels count on. */
export type NewVersion = { label?: string | undefined; fileId: number; note: string | null; isEditorial: boolean }

const { SUBMITTING } = approvalStatus

/** 404 for a document that there is not. */
export async function checkDocument(db: Database, id: number): Promise<void> {
  found(await db.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst())
}

/** The versions of a held document, those that were deleted too, the first one first. */
async function all(db: Database, documentId: number): Promise<VersionRow[]> {
  const rows = db.selectFrom('document_versions').selectAll().where('document_id', '=', documentId)
  return rows.orderBy('id').execute()
}

/** The version of a document that waits for a decision, if one does. */
export function waitingOf(db: Database, documentId: number): Promise<VersionRow | undefined> {
  return db
    .selectFrom('document_versions')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('status', '=', SUBMITTING)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** 422 for a label that a version of the document bears, also one that was deleted: labels are not given twice. */
function checkLabel(label: string, versions: readonly VersionRow[], kept?: VersionRow): void {
  if (versions.some((version) => version.id !== kept?.id && version.label === label))
    throw invalid('version', 'validation.version_taken')
}

/** Adds a version that waits to a held document; gives its id. 400 while another one waits, 422 for a label that is taken. */
export async function add(db: Database, document: DocumentRow, values: NewVersion, by: number): Promise<number> {
  const waiting = await waitingOf(db, document.id)
  if (waiting) throw await waitsAlready(db, waiting)
  const versions = await all(db, document.id)
  if (values.label !== undefined) checkLabel(values.label, versions)
  const last = versions.at(-1)?.label ?? document.version
  const label = values.label ?? nextLabel(last, new Set(versions.map((version) => version.label)))
  const { id } = await db
    .insertInto('document_versions')
    .values({
      document_id: document.id,
      label,
      file_id: values.fileId,
      note: values.note,
      is_editorial: values.isEditorial,
      maker_id: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('documents')
    .set({ status: afterEdit(document.status) })
    .where('id', '=', document.id)
    .execute()
  await showLabel(db, document.id)
  return id
}

async function waitsAlready(db: Database, waiting: VersionRow) {
  const maker = db.selectFrom('users').select('fullname').where('id', '=', waiting.maker_id)
  const name = (await maker.executeTakeFirst())?.fullname
  return name
    ? refused('version_waits', { version: waiting.label, name })
    : refused('version_waits_unnamed', { version: waiting.label })
}

type Changes = { label?: string | undefined; file?: { id: number; by: number } }

/** Writes a version of a held document anew; whoever sends another file has made it. 422 for a label that is taken. */
export async function change(db: Database, version: VersionRow, { label, file }: Changes): Promise<void> {
  if (label !== undefined && label !== version.label) checkLabel(label, await all(db, version.document_id), version)
  await db
    .updateTable('document_versions')
    .set({ label: label ?? version.label, ...(file && { file_id: file.id, maker_id: file.by }) })
    .where('id', '=', version.id)
    .execute()
}

/** The last version of a held document of which none has ever been in force waits again after its rejection. */
export async function sendAgain(db: Database, document: DocumentRow, label: string | undefined): Promise<void> {
  const last = (await all(db, document.id)).findLast((version) => version.deleted_at === null)
  if (!last) return
  await change(db, last, { label })
  await sql`update document_versions set status = ${SUBMITTING} where id = ${last.id}`.execute(db)
}

/** Gives another label to the version of a held document that is in force, or to the one that waits while none is. */
export async function relabel(db: Database, document: DocumentRow, label: string): Promise<void> {
  const versions = await all(db, document.id)
  const shown = versions.find(({ id }) => id === document.current_version_id) ?? (await waitingOf(db, document.id))
  if (shown) await change(db, shown, { label })
}

/** A document is called by the label of the version in force, and before there is any by that of the newest. */
export async function showLabel(db: Database, documentId: number): Promise<void> {
  await sql`update documents d set version = v.label from document_versions v
    where d.id = ${documentId} and d.version <> v.label and v.id = coalesce(d.current_version_id, (
      select max(newest.id) from document_versions newest where newest.document_id = d.id and newest.deleted_at is null))`.execute(
    db,
  )
}

/** Why a version stays: it is the oldest, the one in force, or people have confirmed having read it; the SQL is about the rows `v` and `d`. */
export const keptBecause = sql<{ isOldest: boolean; isInForce: boolean; acknowledged: number }>`jsonb_build_object(
  'isOldest', not exists (select from document_versions older
    where older.document_id = v.document_id and older.id < v.id and older.deleted_at is null),
  'isInForce', (v.id = d.current_version_id) is true,
  'acknowledged', (select count(*) from document_acknowledgements a where a.version_id = v.id))`

/** Marks a version of a held document as deleted; its file stays. 404 for one of another document, 400 for one that stays, saying why. */
export async function remove(db: Database, document: DocumentRow, versionId: number): Promise<VersionRow> {
  const { rows } = await sql<VersionRow & { kept: { isOldest: boolean; isInForce: boolean; acknowledged: number } }>`
    select v.*, ${keptBecause} as kept from document_versions v join documents d on d.id = v.document_id
    where v.id = ${versionId} and v.document_id = ${document.id} and v.deleted_at is null for update of v`.execute(db)
  const { kept, ...version } = found(rows[0])
  if (kept.isOldest) throw refused('version_oldest')
  if (kept.isInForce) throw refused('version_in_force')
  if (kept.acknowledged > 0) throw refused('version_acknowledged', { count: kept.acknowledged })
  await sql`update document_versions set deleted_at = now() where id = ${version.id}`.execute(db)
  await sql`update outline_imports set state = 'cancelled', ended_at = now()
    where version_id = ${version.id} and state in ('waiting', 'reading', 'preview', 'held')`.execute(db)
  await showLabel(db, document.id)
  return version
}
