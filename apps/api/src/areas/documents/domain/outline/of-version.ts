import { sql } from 'kysely'
import type { OutlineCounts } from '@apron/contract/documents'
import type { Database } from '#db/client.ts'
import { refused } from '#kernel/refusals.ts'
import { merge } from './merge.ts'
import { letGo, type FoundOutline } from './found.ts'

type OfVersion = { documentId: number; versionId: number }

/**
 * Merges the outline that is held with a version, in the transaction in which it comes into force and after it is the
 * document's; gives what has become of the items, or null where none is held.
 */
export async function mergeHeld(
  db: Database,
  { documentId, versionId, by }: OfVersion & { by: number },
): Promise<OutlineCounts | null> {
  const held = await db
    .selectFrom('outline_imports')
    .select(['id', 'found'])
    .where('version_id', '=', versionId)
    .where('state', '=', 'held')
    .forUpdate()
    .executeTakeFirst()
  if (!held) return null
  const found = held.found as FoundOutline
  const counts = await merge(db, documentId, found.items, by)
  // What it found stays: the decision may be taken back for a moment.
  await db
    .updateTable('outline_imports')
    .set({ state: 'done', progress: 100, counts: JSON.stringify(counts), ended_at: new Date() })
    .where('id', '=', held.id)
    .execute()
  await letGo(db, found.pictures)
  return counts
}

/**
 * Gives the outline back that a document had before a version came into force, when that is undone; the import is held
 * again. 400 when anybody has changed the outline since or refers to what was new.
 */
export async function takeBackHeld(db: Database, { documentId, versionId }: OfVersion): Promise<void> {
  const { rows } = await sql<{ edits: number; referred: number; merged: number }>`
    select count(distinct changed_at)::integer as edits, (
      select count(*)::integer from library_item_references where document_item_id in (${newIn(documentId, versionId)})
    ) as referred, (
      select count(*)::integer from outline_imports where version_id = ${versionId} and state = 'done'
    ) as merged
    from document_item_history where document_id = ${documentId} and version_id = ${versionId}`.execute(db)
  const { edits, referred, merged } = rows[0]!
  // A merge is one edit.
  if (edits > merged || referred > 0) throw refused('undo_moved_on', { count: 1 })
  if (merged === 0) return
  await restoreRemoved(db, documentId, versionId)
  await restoreChanged(db, documentId, versionId)
  await sql`delete from document_items where id in (${newIn(documentId, versionId)})`.execute(db)
  await sql`delete from document_item_history where document_id = ${documentId} and version_id = ${versionId}`.execute(
    db,
  )
  await db
    .updateTable('outline_imports')
    .set({ state: 'held', ended_at: null })
    .where('version_id', '=', versionId)
    .where('state', '=', 'done')
    .execute()
}

/** The last state of each item before the version. */
const earlier = (documentId: number, versionId: number) => sql`
  select distinct on (item_id) * from document_item_history
  where document_id = ${documentId} and (version_id is null or version_id < ${versionId})
  order by item_id, id desc`

/** The items that came with the version. */
const newIn = (documentId: number, versionId: number) => sql`
  select item_id from document_item_history
  where document_id = ${documentId} group by item_id
  having bool_and(version_id is not null and version_id >= ${versionId})`

async function restoreRemoved(db: Database, documentId: number, versionId: number): Promise<void> {
  await sql`
    insert into document_items (id, document_id, parent_id, index, header, content, position, revision, is_gone, changed_in_version_id)
    select e.item_id, e.document_id, e.parent_id, e.index, e.header, e.content, e.position, e.revision, e.is_gone, e.version_id
    from (${earlier(documentId, versionId)}) e
    where e.item_id in (select item_id from document_item_history where version_id = ${versionId} and is_gone)
      and not exists (select from document_items i where i.id = e.item_id)`.execute(db)
}

async function restoreChanged(db: Database, documentId: number, versionId: number): Promise<void> {
  await sql`
    update document_items i set parent_id = e.parent_id, index = e.index, header = e.header, content = e.content,
      position = e.position, is_gone = e.is_gone, revision = i.revision + 1, changed_in_version_id = e.version_id
    from (${earlier(documentId, versionId)}) e
    where i.id = e.item_id
      and i.id in (select item_id from document_item_history where version_id = ${versionId})`.execute(db)
}
