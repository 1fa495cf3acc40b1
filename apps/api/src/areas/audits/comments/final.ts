import type { Database } from '../../../db/client.ts'
import { found } from '../../../http/answering/refusal.ts'
import type { CommentedItem } from './commented-item.ts'

/** The audit that a comment belongs to. */
export async function auditOf(db: Database, commentId: number): Promise<number> {
  const row = await db
    .selectFrom('comments')
    .innerJoin('audit_items', 'audit_items.id', 'comments.audit_item_id')
    .select('audit_items.audit_id')
    .where('comments.id', '=', commentId)
    .executeTakeFirst()
  return found(row).audit_id
}

export async function itemOf(db: Database, commentId: number): Promise<number> {
  const row = await db.selectFrom('comments').select('audit_item_id').where('id', '=', commentId).executeTakeFirst()
  return found(row).audit_item_id
}

/** Makes a comment the one that concludes its held item. Two statements: a row may not be final before the other no longer is. */
export async function conclude(db: Database, item: CommentedItem, commentId: number, userId: number): Promise<void> {
  await db
    .updateTable('comments')
    .set({ is_final: false })
    .where('audit_item_id', '=', item.id)
    .where('is_final', '=', true)
    .execute()
  await db.updateTable('comments').set({ is_final: true }).where('id', '=', commentId).execute()
  await db
    .insertInto('audit_item_history')
    .values({ audit_item_id: item.id, user_id: userId, action: 'comment_made_final', status_code: item.code })
    .execute()
}
