import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { growing, inOrder, type OutlineNode } from './order.ts'
import type { OldItem } from './plan.ts'
import type { Pair } from './shown.ts'

/** The outline of a document as it was when a version was replaced, or is now if none has. */
export async function outlineAt(db: Database, documentId: number, versionId: number): Promise<OldItem[]> {
  const { rows } = await sql<OldItem>`
    select item_id as id, parent_id, position, index, header, content, is_gone from (
      select distinct on (item_id) * from document_item_history
      where document_id = ${documentId} and (version_id is null or version_id <= ${versionId})
      order by item_id, id desc
    ) latest where not is_gone`.execute(db)
  return rows
}

/** The items of two outlines side by side, in the order of the later one and then what is gone. */
export function sideBySide(before: readonly OldItem[], after: readonly OldItem[]): Pair[] {
  const earlier = new Map(before.map((item) => [item.id, item]))
  const stayed = stillInRow(before, after)
  const later = new Set(after.map(({ id }) => id))
  return [
    ...inOrder(after).map(({ row, level }) => {
      const old = earlier.get(row.id) ?? null
      return { id: row.id, level, before: old, after: row, isMoved: old !== null && !stayed.has(row.id) }
    }),
    ...inOrder(before)
      .filter(({ row }) => !later.has(row.id))
      .map(({ row, level }) => ({ id: row.id, level, before: row, after: null, isMoved: false })),
  ]
}

/** The items that stand below the same one, in the same order. */
function stillInRow(before: readonly OutlineNode[], after: readonly OutlineNode[]): Set<number> {
  const places = new Map(inOrder(before).map(({ row }, place) => [row.id, { place, parent_id: row.parent_id }]))
  const still = new Set<number>()
  for (const siblings of Map.groupBy(
    inOrder(after).map(({ row }) => row),
    ({ parent_id }) => parent_id,
  ).values()) {
    const common = siblings.filter(({ id, parent_id }) => places.get(id)?.parent_id === parent_id)
    const inRow = growing(common.map(({ id }) => places.get(id)!.place))
    for (const [at, { id }] of common.entries()) if (inRow.has(at)) still.add(id)
  }
  return still
}
