import type { AuditDetail } from '@apron/contract/audits'
import { peopleOf } from './people-of.ts'

/** Where the questions of a new audit come from. */
export type Questions = 'category' | 'last' | 'later'

export type AuditValues = {
  name: string
  starting_date: string | null
  ending_date: string | null
  category_id: number | null
  organization_id: number | null
  scope: string
  criteria: string
  /** People by team role. */
  users: Record<number, number[]>
  /** What a new audit asks from the start. */
  questions: Questions
  library_item_ids: number[] | undefined
}

export const emptyAudit: AuditValues = {
  name: '',
  starting_date: null,
  ending_date: null,
  category_id: null,
  organization_id: null,
  scope: '',
  criteria: '',
  users: {},
  questions: 'later',
  library_item_ids: undefined,
}

/** An audit as its form starts. */
export function valuesOf(audit: AuditDetail): AuditValues {
  const { name, starting_date, ending_date, category_id, organization_id, scope, criteria } = audit
  const users = peopleOf(audit.users)
  return { ...emptyAudit, name, starting_date, ending_date, category_id, organization_id, scope, criteria, users }
}
