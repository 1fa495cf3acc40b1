import { auditStatus } from '@apron/contract'
import type { Audit } from '@apron/contract/audits'
import type { Category } from '@apron/contract/library'

/** Why an audit stays where it is: it runs in a category that was chosen for it, or cannot leave the default without another one. */
export type StayReason = 'runs' | 'default'
type AssignableAudit = Pick<Audit, 'id' | 'status' | 'category_id'>

/** Whether it can be put into the category or taken out of it. */
export function heldBy(audit: AssignableAudit, category: Category, usual: number | null): StayReason | null {
  const isHere = audit.category_id === category.id
  if (isHere && category.is_default) return 'default'
  const isChosen = audit.category_id !== null && audit.category_id !== usual
  return audit.status.code >= auditStatus.IN_PROGRESS && isChosen ? 'runs' : null
}

/** How many audits come, how many leave, and how many of them await approval again. */
export function changeOf(audits: readonly AssignableAudit[], category: Category, chosen: ReadonlySet<number>) {
  const moved = audits.filter(({ id, category_id }) => (category_id === category.id) !== chosen.has(id))
  return {
    added: moved.filter(({ id }) => chosen.has(id)).length,
    removed: moved.filter(({ id }) => !chosen.has(id)).length,
    back: moved.filter(({ status }) => status.code === auditStatus.APPROVAL).length,
  }
}
