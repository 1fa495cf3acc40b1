import { detailHandler } from '#events/event-handlers.ts'
import type { CommentChange } from '../domain/changes.ts'

/** Notifies the people who have the audit open that the comments of an item changed. */
export const commentChanged = detailHandler<CommentChange>('comment', (facts, { publish, caller }) => {
  for (const { id, auditId, detail } of facts) {
    if (auditId === null || !caller) continue
    publish({ audit: auditId }, 'audit:comment', {
      audit_id: auditId,
      item_id: detail.itemId,
      comment_id: id,
      removed: detail.what === 'removed',
      comment_count: detail.count,
      has_conclusion: detail.isConcluded,
      actor_id: caller.id,
    })
  }
})
