import type { AnswerStatus, AuditItem } from '@apron/contract/audits'

type Asking = Pick<AuditItem, 'si' | 'no_cmt' | 'checklist_item_status'>

/** Whether an item still wants the information that it or its answer asks for, or has it; it is written as a comment. */
export function informationOf({ si, no_cmt, checklist_item_status: status }: Asking): 'wanted' | 'given' | null {
  if (!si && !status.asks_input) return null
  if (no_cmt > 0) return 'given'
  // An answer that takes no comments, as "not applicable", leaves nothing to be told.
  return status.allows_comments || status.is_default ? 'wanted' : null
}

/** Whether information is to be written now that the item is answered so. */
export function asksNow(item: AuditItem, status: AnswerStatus): boolean {
  return (
    status.allows_comments &&
    !status.is_default &&
    informationOf({ ...item, checklist_item_status: status }) === 'wanted'
  )
}
