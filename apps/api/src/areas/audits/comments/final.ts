import type { Database } from '#db/client.ts'
import { found } from '#kernel/refusals.ts'

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
