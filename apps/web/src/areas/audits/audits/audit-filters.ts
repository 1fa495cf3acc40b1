import { auditStatus, type QueryOf } from '@apron/contract'
import type { checklists } from '@apron/contract/audits'

/** What the address of the list carries. */
export type AuditFilters = QueryOf<typeof checklists.list>

/** What clears every filter. */
export const noFilters = {
  search: undefined,
  status: undefined,
  organization_id: undefined,
  category_id: undefined,
  starting_from: undefined,
  starting_to: undefined,
} as const

const { SUBMITTING, APPROVAL, REJECTION, IN_PROGRESS, CORRECTIVE } = auditStatus
/** The tabs over the list and the statuses that each shows; the last shows all. */
export const tabs = [
  { text: 'checklists.tab_running', status: [IN_PROGRESS] },
  { text: 'checklists.tab_waiting', status: [SUBMITTING, APPROVAL, REJECTION] },
  { text: 'checklists.tab_corrective', status: [CORRECTIVE] },
  { text: 'checklists.tab_all', status: undefined },
] as const

/** The tab that shows just these statuses, if there is one. */
export const tabOf = (status: AuditFilters['status']) =>
  tabs.find((tab) => (tab.status ?? []).join() === [...(status ?? [])].toSorted((one, other) => one - other).join())

/** How many filters leave something out, besides what a tab does. */
export function filtersInUse(filters: AuditFilters): number {
  const { status, organization_id, category_id, starting_from, starting_to } = filters
  const own = tabOf(status) ? undefined : status
  return [own, organization_id, category_id, starting_from ?? starting_to].filter((value) => value !== undefined).length
}
