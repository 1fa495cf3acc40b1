import type { AuditStatus } from '@apron/contract'
import type { Text } from '@apron/messages'
import type { StatusKey } from '../../ready/item-statuses.ts'
import type { RoleKey } from '../../ready/team-roles.ts'
import type { CategoryKey } from '../company/catalogues.ts'
import type { OrganizationKey } from '../company/organizations.ts'
import type { PersonKey } from '../company/people.ts'
import type { PhotoKey } from '../photos/photos.ts'

export type Reply = { by: PersonKey; text: Text; photos?: readonly PhotoKey[] }
export type Remark = Reply & { result?: Text; final?: true; replies?: readonly Reply[] }
export type Answer = {
  status: StatusKey
  /** The corrective date, in days from today. */
  due?: number
  completed?: true
  remarks?: readonly Remark[]
}
/** Days count from today; `{{quarter}}` in the name is the quarter of its first day. */
export type DemoAudit = {
  name: Text
  status: AuditStatus
  starts: number
  ends: number
  /** From the day it was put in correction to the last corrective date. */
  corrects?: { from: number; until: number }
  closes?: number
  organization: OrganizationKey
  category: CategoryKey
  author: PersonKey
  team: Record<RoleKey, readonly PersonKey[]>
  /** The chapters (`A`) and sections (`A1`) that it holds. */
  scope: readonly string[]
  /** Share of the items that have been answered. */
  answered: number
  /** By the key of the question; whatever else is answered conforms. */
  answers: Readonly<Record<string, Answer>>
  minutes?: { conclusion: Text; selfAssessment: Text; savedOn: number }
}
