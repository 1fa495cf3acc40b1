import { sql } from 'kysely'
import { auditStatus } from '@apron/contract'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { conclusionOf } from '#capabilities/visible/conclusion.ts'
import type { Database } from '#db/client.ts'
import type { AuditAccess } from '#http/rights/audit-access.ts'
import { found, refused } from '#kernel/refusals.ts'

/** The item that is commented on, held until the transaction ends: its count and its final comment change one at a time. */
export type CommentedItem = {
  id: number
  audit_id: number
  code: string
  allows_comments: boolean
  is_finding: boolean
}

export async function hold(db: Database, auditId: number, itemId: number): Promise<CommentedItem> {
  const { rows } = await sql<CommentedItem>`
    select i.id, i.audit_id, s.code, s.allows_comments, s.is_finding
    from (
      select id, audit_id, status_id from audit_items where id = ${itemId} and audit_id = ${auditId} for no key update
    ) i ${joinStatus()}`.execute(db)
  return found(rows[0])
}

/** 404 when the audit has no such item. */
export async function find(db: Database, auditId: number, itemId: number): Promise<void> {
  const item = db.selectFrom('audit_items').select('id').where('id', '=', itemId).where('audit_id', '=', auditId)
  found(await item.executeTakeFirst())
}

/** 400 for writing, editing or concluding under a status that takes no comments; what stands there may be deleted. While findings are corrected only they are commented on. */
export function checkOpen(audit: AuditAccess, item: CommentedItem): void {
  if (audit.status === auditStatus.CORRECTIVE) {
    if (!item.is_finding) throw refused('not_a_finding')
  } else if (!item.allows_comments) throw refused('status_not_commented')
}

/** How many comments an item has, and whether one of them concludes it as a finding. */
export type CommentCounts = { count: number; isConcluded: boolean }

/** Counts comments that came (or went, below zero) on the held item. */
export async function count(db: Database, item: CommentedItem, more: number): Promise<CommentCounts> {
  const { rows } = await sql<CommentCounts>`
    update audit_items i set comment_count = comment_count + ${more} where id = ${item.id}
    returning comment_count as count,
      (${item.is_finding}::boolean and ${conclusionOf(sql<boolean>`true`)} is not null) as "isConcluded"`.execute(db)
  return rows[0]!
}
