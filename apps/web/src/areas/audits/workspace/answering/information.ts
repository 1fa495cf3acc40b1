import type { AnswerStatus, AuditItem } from '@apron/contract/audits'

type InformationItem = Pick<AuditItem, 'asks_input' | 'comment_count' | 'status'>

/** Whether an item still wants the information that it or its answer asks for, or has it; it is written as a comment. */
export function informationOf({ asks_input, comment_count, status }: InformationItem): 'wanted' | 'given' | null {
  if (!asks_input && !status.asks_input) return null
  if (comment_count > 0) return 'given'
  // An answer that takes no comments, as "not applicable", asks for no information.
  return status.allows_comments || status.is_default ? 'wanted' : null
}

/** Whether information is to be written now that the item is answered so. */
export function asksNow(item: AuditItem, status: AnswerStatus): boolean {
  return status.allows_comments && !status.is_default && informationOf({ ...item, status }) === 'wanted'
}
