import { auditStatus } from '@apron/contract'

/** A branch of organisations, where not all are meant. */
export const inBranch = (organization: number) => (organization > 0 ? { organization_id: organization } : {})

/** The days of one number of a report. */
export type Days = { from: string; to: string }

/** The items that a number counts. */
export const toItems = (organization: number, { from, to }: Days, statuses: readonly number[]) => ({
  to: '/report/report-hashtag' as const,
  search: { ...inBranch(organization), from_date: from, to_date: to, status_ids: statuses },
})

const { IN_PROGRESS, CORRECTIVE, CLOSE } = auditStatus

/** The audits that a number counts. */
export const toAudits = (organization: number, { from, to }: Days) => ({
  to: '/checklist/list' as const,
  search: { ...inBranch(organization), starting_from: from, starting_to: to, status: [IN_PROGRESS, CORRECTIVE, CLOSE] },
})
