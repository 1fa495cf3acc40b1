import { sql } from 'kysely'
import { root, type BodyOf } from '@apron/contract'
import type { DocumentItem, outlines as routes } from '@apron/contract/documents'
import { locked } from '#capabilities/held.ts'
import { signImages, storedRichText } from '#capabilities/rich-text/rich-text-images.ts'
import { branchOf } from '#capabilities/tree.ts'
import { checkUnused, type Uses } from '#capabilities/uses.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { found, invalid, refused } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'
import { deepest, moved } from '../domain/outline/moves.ts'
import { childrenOf, inOrder, positionsOf } from '../domain/outline/order.ts'
import {
  checkEditable,
  findDocument,
  headersOf,
  holdDocument,
  itemsOf,
  note,
  place,
  questionsOf,
  removeItems,
  type ItemRow,
} from '../domain/outline/rows.ts'

type Header = Omit<ItemRow, 'content'>
type ItemWithQuestions = Header & { content?: string; questions: number }

/** The outline of a document, in its order. */
export async function list(db: Database, documentId: number, withContent: boolean): Promise<ItemWithQuestions[]> {
  const rows: Header[] = withContent ? await itemsOf(db, documentId) : await headersOf(db, documentId)
  const questions = await questionsOf(db, documentId)
  return inOrder(rows).map(({ row }) => ({ ...row, questions: questions.get(row.id) ?? 0 }))
}

/** One item of a document that the caller may see; 404. */
export async function find(db: Database, id: number, caller: Caller): Promise<ItemWithQuestions> {
  const row = found(await db.selectFrom('document_items').selectAll().where('id', '=', id).executeTakeFirst())
  await findDocument(db, row.document_id, caller)
  const { count } = await db
    .selectFrom('library_item_references')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('document_item_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, questions: Number(count) }
}

/** The item with its document, held until the transaction ends; 404, and 400 while the document may not be edited. */
export async function hold(db: Database, id: number, caller: Caller): Promise<ItemRow> {
  const row = await db.selectFrom('document_items').select('document_id').where('id', '=', id).executeTakeFirst()
  checkEditable(await holdDocument(db, found(row).document_id, caller))
  return locked(db, 'document_items', id)
}

/** Adds an item as the last below its parent; gives its id. 422 for a parent of another document, 400 where it would stand too deep. */
export async function create(db: Database, values: BodyOf<typeof routes.create>, caller: Caller): Promise<number> {
  const { document_id, index, header } = values
  const document = await holdDocument(db, document_id, caller)
  checkEditable(document)
  const rows = await headersOf(db, document_id)
  const parent_id = values.parent_id === root ? null : values.parent_id
  if (parent_id !== null) checkParent(rows, parent_id)
  const siblings = (childrenOf(rows).get(parent_id) ?? []).filter(({ is_gone }) => !is_gone)
  const position = positionsOf([...siblings.map((sibling) => sibling.position), null]).at(-1)!
  const content = await storedRichText(db, values.content, caller.id)
  const { id } = await db
    .insertInto('document_items')
    .values({
      document_id,
      parent_id,
      index,
      header,
      content,
      position,
      changed_in_version_id: document.current_version_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await note(db, [id], caller.id)
  return id
}

function checkParent(rows: readonly Header[], parentId: number): void {
  const parent = inOrder(rows).find(({ row }) => row.id === parentId)
  if (!parent) throw invalid('parent_id', 'validation.missing_record')
  if (parent.row.is_gone) throw refused('outline_item_gone')
  if (parent.level >= deepest) throw refused('tree_too_deep', { max: deepest })
}

/** Writes the held item anew; 400 when it is no longer the revision that was edited. */
export async function update(
  db: Database,
  item: ItemRow,
  values: BodyOf<typeof routes.update>,
  caller: Caller,
): Promise<void> {
  const { index, header, revision } = values
  if (revision !== undefined && revision !== item.revision) throw refused('changed_meanwhile')
  const content =
    values.content === undefined ? item.content : await storedRichText(db, values.content, caller.id, item.content)
  if (index === item.index && header === item.header && content === item.content) return
  await db
    .updateTable('document_items')
    .set((row) => ({
      index,
      header,
      content,
      revision: item.revision + 1,
      changed_in_version_id: row
        .selectFrom('documents')
        .select('current_version_id')
        .where('id', '=', item.document_id),
    }))
    .where('id', '=', item.id)
    .execute()
  await note(db, [item.id], caller.id)
}

/** Removes the held item with everything below it; gives their ids. 400 while questions refer to any of them. */
export async function remove(db: Database, item: ItemRow, uses: Uses, caller: Caller): Promise<number[]> {
  const branch = await db
    .selectFrom('document_items')
    .select('id')
    .where(sql<boolean>`id in ${branchOf('document_items', item.id)}`)
    .orderBy('id')
    // Whoever is about to refer to one of them goes first or finds it gone.
    .forUpdate()
    .execute()
  const ids = branch.map(({ id }) => id)
  await checkUnused(db, uses, 'document_items', ids)
  await removeItems(db, ids, caller.id)
  return ids
}

/** Moves items of one document, all of them or none; gives the places before and after. */
export async function move(db: Database, { items }: BodyOf<typeof routes.move>, caller: Caller) {
  const rows = await db
    .selectFrom('document_items')
    .select('document_id')
    .distinct()
    .where('id', '=', sql<number>`any(${items.map(({ id }) => id)}::integer[])`)
    .execute()
  if (rows.length !== 1) throw invalid('items', 'outlines.foreign')
  const document = await holdDocument(db, rows[0]!.document_id, caller)
  checkEditable(document)
  const before = await headersOf(db, document.id)
  const after = moved(before, items)
  if (after.length > 0) await place(db, after, caller.id)
  const ids = new Set(after.map(({ id }) => id))
  const placeOf = ({ id, parent_id, position }: Header) => ({ id, parent_id, position })
  return { before: before.filter(({ id }) => ids.has(id)).map(placeOf), after }
}

export function present(row: ItemWithQuestions, fileStore: FileStore): DocumentItem {
  return {
    id: row.id,
    document_id: row.document_id,
    parent_id: row.parent_id ?? root,
    index: row.index,
    header: row.header,
    content: row.content === undefined ? '' : signImages(row.content, fileStore),
    revision: row.revision,
    is_gone: row.is_gone,
    questions: row.questions,
  }
}
