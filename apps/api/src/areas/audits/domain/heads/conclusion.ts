import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { weigh, type Change, type ConflictTold } from './heads.ts'
import { writeField } from './write-field.ts'

type Item = { id: number; audit_id: number; code: string }

/** Makes a comment the one that concludes its held item, or says so beside another that was chosen first and that its maker has not seen. */
export async function conclude(
  db: Database,
  item: Item,
  commentId: number,
  change: Change,
): Promise<ConflictTold | null> {
  const { heads } = await db
    .selectFrom('audit_item_heads')
    .select(sql<string[]>`array_agg(change_id::text)`.as('heads'))
    .where('item_id', '=', item.id)
    .where('field', '=', 'conclusion')
    .executeTakeFirstOrThrow()
  const asked = { field: 'conclusion', known: heads ?? [], change } as const
  const weighed = await weigh(db, item, asked, { value: commentId })
  await makeFinal(db, item.id, Number(weighed.holds))
  const isSettled = weighed.conflict?.became === 'settled'
  const steps = [
    { action: weighed.isOwn ? 'comment_made_final' : 'comment_final_unseen', code: item.code },
    ...(isSettled ? [{ action: 'conflict_settled', code: item.code } as const] : []),
  ] as const
  await writeField(db, 'conclusion', weighed.change, [
    { itemId: item.id, value: commentId, holds: weighed.holds, steps },
  ])
  return weighed.conflict
}

/** Whether more than one comment of an item was chosen by people who had not seen one another's choice. */
export async function isInConflict(db: Database, itemId: number): Promise<boolean> {
  const chosen = db
    .selectFrom('audit_item_heads')
    .select('item_id')
    .where('item_id', '=', itemId)
    .where('field', '=', 'conclusion')
  return (await chosen.limit(2).execute()).length > 1
}

/** Two statements: a row may not be final before the other no longer is. */
async function makeFinal(db: Database, itemId: number, commentId: number): Promise<void> {
  await db
    .updateTable('comments')
    .set({ is_final: false })
    .where('audit_item_id', '=', itemId)
    .where('is_final', '=', true)
    .where('id', '<>', commentId)
    .execute()
  await db
    .updateTable('comments')
    .set({ is_final: true })
    .where('id', '=', commentId)
    .where('is_final', '=', false)
    .execute()
}

/** Forgets that deleted comments were chosen; of those that were chosen beside them the first concludes now. */
export async function forgetConclusions(db: Database, itemId: number, commentIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from audit_item_heads where item_id = ${itemId} and field = 'conclusion'
        and value #>> '{}' = any(${commentIds.map(String)})
      returning change_id
    )
    select (value #>> '{}') as id from audit_item_heads
    where item_id = ${itemId} and field = 'conclusion' and exists (select from gone)
      and change_id not in (select change_id from gone)
    order by at_server, change_id limit 1`.execute(db)
  if (rows[0]) await makeFinal(db, itemId, Number(rows[0].id))
}
