import { sql } from 'kysely'
import type { OutlineCounts } from '@apron/contract/documents'
import type { Database } from '#db/client.ts'
import { countsOf, planned, type NewItem, type Plan, type PlanItem } from './plan.ts'
import { childrenOf, positionsOf } from './order.ts'
import { itemsOf, note, questionsOf, removeItems, type ItemRow } from './rows.ts'

/** What an import makes of an outline as it is now. */
export async function planFor(db: Database, documentId: number, news: readonly NewItem[]) {
  const [rows, questions] = [await itemsOf(db, documentId), await questionsOf(db, documentId)]
  const plan = planned(rows, news)
  return { rows, questions, plan, counts: countsOf(plan, questions) }
}

/**
 * Replaces the outline of a locked document by the items of a file: equal items keep their ids. Missing ones are
 * deleted, except those that questions refer to, which are kept last and marked. Writes the history of each.
 */
export async function merge(
  db: Database,
  documentId: number,
  news: readonly NewItem[],
  by: number | null,
): Promise<OutlineCounts> {
  // Whoever is about to refer to one of them goes first or finds it gone.
  await sql`select from document_items where document_id = ${documentId} order by id for update`.execute(db)
  const { rows, questions, plan, counts } = await planFor(db, documentId, news)
  const ids = await idsFor(db, plan)
  const added = plan.items.flatMap((one, place) => (one.old ? [] : [rowOf(one, place, ids)]))
  const updated = plan.items.flatMap((one, place) => (isOther(one, ids) ? [rowOf(one, place, ids)] : []))
  await insert(db, documentId, added)
  await overwrite(db, updated)
  const kept = plan.gone.filter(({ id }) => questions.has(id))
  await setAside(db, rows, kept)
  const noted = [...added, ...updated, ...kept].map(({ id }) => id)
  if (noted.length > 0) await note(db, noted, by)
  const removed = plan.gone.filter(({ id }) => !questions.has(id)).map(({ id }) => id)
  if (removed.length > 0) await removeItems(db, removed, by)
  return counts
}

/** The ids of the items of a plan, by their places: those that they have, or new ones. */
async function idsFor(db: Database, { items }: Plan<ItemRow>): Promise<number[]> {
  const count = items.filter(({ old }) => !old).length
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('document_items', 'id'))::integer as id
    from generate_series(1, ${count}::integer)`.execute(db)
  const fresh = rows.map(({ id }) => id).values()
  return items.map(({ old }) => old?.id ?? fresh.next().value!)
}

const parentIn = ({ item }: PlanItem<ItemRow>, ids: readonly number[]) =>
  item.parent === null ? null : ids[item.parent]!

function rowOf(one: PlanItem<ItemRow>, place: number, ids: readonly number[]) {
  const { index, header, content } = one.item
  return { id: ids[place]!, parent_id: parentIn(one, ids), position: one.position, index, header, content }
}
type Row = ReturnType<typeof rowOf>

/** Whether anything of an item that is there is to be written anew. */
function isOther(one: PlanItem<ItemRow>, ids: readonly number[]): boolean {
  const { old, isChanged, position } = one
  if (!old) return false
  return isChanged || old.is_gone || old.position !== position || old.parent_id !== parentIn(one, ids)
}

const records = (rows: readonly Row[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as r (id integer, parent_id integer, position integer, index text, header text, content text)`

async function insert(db: Database, documentId: number, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into document_items (id, document_id, parent_id, position, index, header, content, changed_in_version_id)
    select r.id, d.id, r.parent_id, r.position, r.index, r.header, r.content, d.current_version_id
    from ${records(rows)} join documents d on d.id = ${documentId}`.execute(db)
}

async function overwrite(db: Database, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update document_items i set parent_id = r.parent_id, position = r.position, index = r.index, header = r.header,
      content = r.content, is_gone = false, revision = i.revision + 1, changed_in_version_id = d.current_version_id
    from ${records(rows)}, documents d where i.id = r.id and d.id = i.document_id`.execute(db)
}

/** Keeps items that are no longer in the document for the questions that refer to them, behind all others. */
async function setAside(db: Database, rows: readonly ItemRow[], kept: readonly ItemRow[]): Promise<void> {
  if (kept.length === 0) return
  const before = (childrenOf(rows).get(null) ?? []).filter(({ is_gone }) => is_gone)
  const positions = positionsOf([...before.map(({ position }) => position), ...kept.map(() => null)])
  const places = kept.map(({ id }, at) => ({ id, position: positions[before.length + at] }))
  await sql`
    update document_items i set parent_id = null, position = r.position, is_gone = true, revision = i.revision + 1,
      changed_in_version_id = d.current_version_id
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r (id integer, position integer), documents d
    where i.id = r.id and d.id = i.document_id`.execute(db)
}
