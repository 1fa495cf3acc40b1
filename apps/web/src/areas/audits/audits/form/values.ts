import type { BodySent } from '@apron/contract'
import { framed, frameOf, type AuditDetail, type checklists } from '@apron/contract/audits'
import { peopleOf } from './people-of.ts'

/** Where the questions of a new audit come from. */
export type Questions = 'category' | 'last' | 'later'

type AuditBody = Required<BodySent<typeof checklists.create>>
/** What may not have been chosen yet. */
type NullableField = 'starting_date' | 'ending_date' | 'category_id' | 'organization_id'
/** What the call takes, as it is filled in. */
export type AuditValues = Omit<AuditBody, NullableField | 'users' | 'library_item_ids' | 'plan_id'> & {
  [Field in NullableField]: AuditDetail[Field] | null
} & {
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
  ...framed(() => ''),
  users: {},
  questions: 'later',
  library_item_ids: undefined,
}

/** An audit as its form starts. */
export function valuesOf(audit: AuditDetail): AuditValues {
  const { name, starting_date, ending_date, category_id, organization_id } = audit
  const own = { name, starting_date, ending_date, category_id, organization_id, ...frameOf(audit) }
  return { ...emptyAudit, ...own, users: peopleOf(audit.users) }
}
