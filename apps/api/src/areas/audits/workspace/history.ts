import type { HistoryAction, HistoryEntry } from '@apron/contract/audits'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'

const longest = 500

/** What happened to an item, newest first, 500 entries at most. */
export async function list(db: Database, fileStore: FileStore, itemId: number): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('audit_item_history as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .where('h.audit_item_id', '=', itemId)
    .select([
      'h.id',
      'h.action',
      'h.status_code',
      'h.completed',
      'h.detail',
      'h.before',
      'h.reason',
      'h.said_at',
      'h.clock_skew',
      'h.created_at',
    ])
    .select(['u.id as user_id', 'u.fullname', 'u.avatar_id'])
    .orderBy('h.id', 'desc')
    .limit(longest)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    user: { id: row.user_id, fullname: row.fullname, avatar: fileStore.link(row.avatar_id, 'small') },
    action: row.action as HistoryAction,
    status: row.status_code,
    completed: row.completed,
    detail: row.detail,
    before: row.before,
    reason: row.reason,
    said_at: row.said_at,
    clock_skew: row.clock_skew,
    created_at: row.created_at,
  }))
}
