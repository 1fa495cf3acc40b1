import { sql, type Selectable } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { seesDocument } from '#capabilities/visible/document-access.ts'
import { found, refused } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'
import type { NodePosition } from './moves.ts'

export type ItemRow = Selectable<Tables['document_items']>
type DocumentRow = Pick<Selectable<Tables['documents']>, 'id' | 'name' | 'status' | 'current_version_id'>

const documentColumns = ['id', 'name', 'status', 'current_version_id'] as const

/** A document that the caller may see; 404. With `hold` its outline stays as it is until the transaction ends. */
async function seen(db: Database, id: number, caller: Caller, hold: boolean): Promise<DocumentRow> {
  let row = db.selectFrom('documents').select(documentColumns).where('id', '=', id)
  row = row.where(seesDocument(caller, sql`documents.id`, sql`documents.status`))
  return found(await (hold ? row.forNoKeyUpdate() : row).executeTakeFirst())
}

/** The document, if the caller may see it; 404. */
export const findDocument = (db: Database, id: number, caller: Caller) => seen(db, id, caller, false)

/** The same, held: whatever else changes its outline or decides about it waits until the transaction ends. */
export const holdDocument = (db: Database, id: number, caller: Caller) => seen(db, id, caller, true)

/** 400 for a document whose outline may not be changed. */
export function checkEditable({ status }: Pick<DocumentRow, 'status'>): void {
  if (status !== approvalStatus.APPROVAL) throw refused('document_not_approved')
}

/** All items of a document, in no order. */
export async function itemsOf(db: Database, documentId: number): Promise<ItemRow[]> {
  return db.selectFrom('document_items').selectAll().where('document_id', '=', documentId).execute()
}

const withoutContent = [
  'id',
  'document_id',
  'parent_id',
  'index',
  'header',
  'position',
  'revision',
  'is_gone',
  'changed_in_version_id',
] as const

/** The same without their texts, of which there may be megabytes. */
export async function headersOf(db: Database, documentId: number): Promise<Omit<ItemRow, 'content'>[]> {
  return db.selectFrom('document_items').select(withoutContent).where('document_id', '=', documentId).execute()
}

/** How many questions refer to each item of a document; those to which none does are left out. */
export async function questionsOf(db: Database, documentId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select document_item_id as id, count(*)::integer as count from library_item_references
    where document_item_id in (select id from document_items where document_id = ${documentId})
    group by document_item_id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Writes into the history of a document what items are now, and who made them so. */
export async function note(db: Database, ids: readonly number[], by: number | null): Promise<void> {
  await sql`
    insert into document_item_history
      (document_id, item_id, version_id, revision, index, header, content, parent_id, position, is_gone, changed_by)
    select i.document_id, i.id, d.current_version_id, i.revision, i.index, i.header, i.content, i.parent_id, i.position,
      i.is_gone, ${by}::integer
    from document_items i join documents d on d.id = i.document_id
    where i.id = any(${ids}::integer[]) order by i.id`.execute(db)
}

/** Takes items out of a document for good; their history says that they are gone. */
export async function removeItems(db: Database, ids: readonly number[], by: number | null): Promise<void> {
  await sql`
    with gone as (
      insert into document_item_history
        (document_id, item_id, version_id, revision, index, header, content, parent_id, position, is_gone, changed_by)
      select i.document_id, i.id, d.current_version_id, i.revision + 1, i.index, i.header, i.content, i.parent_id,
        i.position, true, ${by}::integer
      from document_items i join documents d on d.id = i.document_id where i.id = any(${ids}::integer[]) order by i.id
    )
    delete from document_items where id = any(${ids}::integer[])`.execute(db)
}

/** Puts items where they are to stand, and notes it. */
export async function place(db: Database, places: readonly NodePosition[], by: number | null): Promise<void> {
  await sql`
    update document_items i set parent_id = r.parent_id, position = r.position, revision = i.revision + 1,
      changed_in_version_id = d.current_version_id
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r (id integer, parent_id integer, position integer),
      documents d
    where i.id = r.id and d.id = i.document_id`.execute(db)
  await note(
    db,
    places.map(({ id }) => id),
    by,
  )
}
