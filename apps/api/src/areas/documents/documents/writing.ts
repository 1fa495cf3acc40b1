import { sql } from 'kysely'
import { approvalStatus, root, type BodyOf } from '@apron/contract'
import type { documents as routes } from '@apron/contract/documents'
import { checkAll } from '#capabilities/review/bulk.ts'
import { holdChosen, type ApprovalRecord } from '#capabilities/review/deciding.ts'
import { afterEdit } from '#capabilities/review/review.ts'
import { checkParent, type Tree } from '#capabilities/tree.ts'
import { checkUnused, usedAmong, type Uses } from '#capabilities/uses.ts'
import type { Database } from '#db/client.ts'
import { checkEach, invalid, refused } from '#kernel/refusals.ts'
import * as versions from '../domain/versions.ts'
import type { DocumentRow } from '../domain/versions.ts'
import { reviewed } from './deciding.ts'

type Created = BodyOf<typeof routes.create>
type Updated = BodyOf<typeof routes.update>
type By = { id: number; today: string }

/** Documents below documents: a form below a procedure. */
export const tree: Tree = { table: 'documents', deepest: 10 }

/** Refuses a group that does not exist (422) or is not approved (400); it stays as it is until the transaction ends. */
async function checkGroup(db: Database, id: number): Promise<void> {
  const group = await db
    .selectFrom('document_groups')
    .select('status')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!group) throw invalid('group_id', 'validation.missing_record')
  if (group.status !== approvalStatus.APPROVAL) throw refused('status_error')
}

/** 422 for an original that does not exist, is a translation itself, or is asked of a document that has translations. */
async function checkOriginal(db: Database, id: number | null, originalId: number): Promise<void> {
  const original = await db
    .selectFrom('documents')
    .select(['id', 'translation_of'])
    .where('id', '=', originalId)
    .forShare()
    .executeTakeFirst()
  if (!original) throw invalid('translation_of', 'validation.missing_record')
  const { rows } = await sql`select from documents where translation_of = ${id}::integer limit 1`.execute(db)
  if (original.id === id || original.translation_of !== null || rows.length > 0)
    throw invalid('translation_of', 'validation.translation')
}

function checkExpiry(expiresOn: string | null, today: string): void {
  if (expiresOn !== null && expiresOn < today) throw invalid('expires_on', 'validation.expires_in_past')
}

/** A document that waits for approval with its first version; gives its id. Refuses what its group, its place and its dates may not be. */
export async function create(db: Database, values: Created, fileId: number, by: By): Promise<number> {
  let parent_id: number | null = null
  await checkEach(
    () => checkGroup(db, values.group_id),
    () => checkExpiry(values.expires_on, by.today),
    async () => void (parent_id = await checkParent(db, tree, null, values.parent_id ?? root)),
    () => (values.translation_of === null ? undefined : checkOriginal(db, null, values.translation_of)),
  )
  const { version, ...columns } = values
  const document = await db
    .insertInto('documents')
    .values({ ...columns, version, parent_id, maker_id: by.id })
    .returningAll()
    .executeTakeFirstOrThrow()
  await versions.add(db, document, { label: version, fileId, note: null, isEditorial: false }, by.id)
  return document.id
}

/**
 * Writes a held document anew; refuses as for a new one. An approved one stays approved: a file makes a version that
 * waits beside the one in force, or takes the place of that which waits already.
 */
export async function update(
  db: Database,
  document: DocumentRow,
  { values, fileId }: { values: Updated; fileId: number | undefined },
  by: By,
): Promise<void> {
  const { version, parent_id, ...columns } = values
  const { translation_of } = values
  const isOtherOriginal = translation_of && translation_of !== document.translation_of
  let parent: number | null | undefined
  await checkEach(
    () => (values.group_id === document.group_id ? undefined : checkGroup(db, values.group_id)),
    async () => {
      if (parent_id !== undefined) parent = await checkParent(db, tree, document.id, parent_id ?? root)
    },
    () => (isOtherOriginal ? checkOriginal(db, document.id, translation_of) : undefined),
  )
  await db
    .updateTable('documents')
    .set({
      ...columns,
      ...(parent !== undefined && { parent_id: parent }),
      status: afterEdit(document.status),
      maker_id: by.id,
    })
    .where('id', '=', document.id)
    .execute()
  await writeVersion(db, document, { label: version, fileId }, by)
}

/** The label is that of the version which the form shows: of the one in force, or of the one that has not come into force yet. */
async function writeVersion(
  db: Database,
  document: DocumentRow,
  { label, fileId }: { label: string | undefined; fileId: number | undefined },
  { id }: By,
): Promise<void> {
  const isNew = label !== undefined && label !== document.version
  const waiting = await versions.waitingOf(db, document.id)
  if (fileId !== undefined) {
    const sent = isNew ? label : undefined
    if (waiting) await versions.change(db, waiting, { label: sent, file: { id: fileId, by: id } })
    else await versions.add(db, document, { label: sent, fileId, note: null, isEditorial: false }, id)
  } else if (document.current_version_id === null && !waiting) {
    await versions.sendAgain(db, document, label)
  } else if (isNew) {
    await versions.relabel(db, document, label)
  }
  await versions.showLabel(db, document.id)
}

/** Removes the held document with all that belongs to it; 400 while questions, other documents or confirmations depend on it. */
export async function remove(db: Database, document: DocumentRow, uses: Uses): Promise<void> {
  const [used] = await usedBy(db, [document.id])
  if (used) {
    const counts = [
      ...(used.questions > 0 ? [{ text: 'uses.referring_questions' as const, values: { count: used.questions } }] : []),
      ...(used.acknowledgements > 0
        ? [{ text: 'uses.acknowledgements' as const, values: { count: used.acknowledgements } }]
        : []),
    ]
    throw refused('in_use', { uses: counts })
  }
  await checkUnused(db, uses, 'documents', [document.id])
  await db.deleteFrom('documents').where('id', '=', document.id).execute()
}

/** Removes documents, or none (400) while anything depends on any of them; gives those that are gone. */
export async function removeMany(db: Database, ids: number[], uses: Uses): Promise<ApprovalRecord[]> {
  const chosen = await holdChosen(db, reviewed, ids)
  const inUse = new Set([
    ...(await usedAmong(db, uses, 'documents', ids)),
    ...(await usedBy(db, ids)).map(({ document_id }) => document_id),
  ])
  checkAll(ids, chosen, [{ text: 'bulk.document_in_use', records: chosen.filter(({ id }) => inUse.has(id)) }])
  await db.deleteFrom('documents').where('id', 'in', ids).execute()
  return chosen
}

type UsedBy = { document_id: number; questions: number; acknowledgements: number }

/** Those of the documents to whose outline questions refer, or of which somebody has confirmed a version. */
async function usedBy(db: Database, ids: readonly number[]): Promise<UsedBy[]> {
  const { rows } = await sql<UsedBy>`
    select * from (select d.id as document_id,
      (select count(distinct r.item_id) from document_items i join library_item_references r on r.document_item_id = i.id
        where i.document_id = d.id) as questions,
      (select count(*) from document_versions v join document_acknowledgements a on a.version_id = v.id
        where v.document_id = d.id) as acknowledgements
      from unnest(${[...ids]}::integer[]) as d (id)) used where questions > 0 or acknowledgements > 0`.execute(db)
  return rows
}
