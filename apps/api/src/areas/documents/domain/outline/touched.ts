import { sql } from 'kysely'
import type { OutlineChangeKind } from '@apron/contract/documents'
import type { Database } from '#db/client.ts'
import { outlineAt, sideBySide } from './past.ts'
import { kindOf, type Pair } from './shown.ts'

/** An item whose words have changed, or that is gone, to which questions may refer. */
export type OutlineItemChange = { id: number; index: string; header: string; change: OutlineChangeKind }

/** Those of the items on both sides that say something else than before, or nothing more. */
export function touchedIn(pairs: readonly Pair[]): OutlineItemChange[] {
  return pairs.flatMap((pair) => {
    const change = kindOf(pair)
    if (pair.id === null || !pair.before || (change !== 'changed' && change !== 'gone')) return []
    return [{ id: pair.id, index: pair.before.index, header: pair.before.header, change }]
  })
}

/** What the outline was before a version and what it is with it, once it is or has been in force. */
export async function changesWith(db: Database, documentId: number, versionId: number): Promise<Pair[]> {
  const before = await outlineAt(db, documentId, versionId - 1)
  return sideBySide(before, await outlineAt(db, documentId, versionId))
}

/** The questions that refer to items, and which of them each does. */
export async function questionsFor(db: Database, items: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; items: number[] }>`
    select item_id as id, array_agg(document_item_id order by document_item_id) as items from library_item_references
    where document_item_id = any(${items}::integer[]) group by item_id`.execute(db)
  return new Map(rows.map((row) => [row.id, row.items]))
}
