import type { AuditState, FindingMove } from '@apron/contract'
import type { AuditItem } from '@apron/contract/audits'
import type { ConflictTold } from './heads/heads.ts'

/** What is said of an audit that changed. */
export type AuditChange = {
  /** Its status now, for the people who have it open. */
  status?: AuditState
  hasMoved: boolean
  /** Who was not in its team before. */
  newcomers: readonly number[]
}
/** Which findings somebody answers for from now on whose rights in audits changed. */
export type AccessChange = { takesOver: readonly number[] }
/** What is said of an item that changed: as it is now, whether it has another answer, whether it was a finding before, who answers for it and did not, and what became of a conflict about it. */
export type ItemChange = {
  item: AuditItem
  isAnswered: boolean
  wasFinding: boolean
  named: number | null
  conflict: ConflictTold | null
}
/** Which move a finding has made, the day that it is about, and why. */
export type FindingChange = { move: FindingMove; date: string | null; reason: string | null }
/** What is said of a comment, how many its item has now, whether one concludes it as a finding, who is named in it and was not before, and whom it answers. */
export type CommentChange = {
  itemId: number
  count: number
  isConcluded: boolean
  what: 'written' | 'shown as evidence' | 'edited' | 'removed' | 'made final'
  mentioned: readonly number[]
  answered: readonly number[]
  /** What became of a conflict about which one concludes. */
  conflict?: ConflictTold | null
}
