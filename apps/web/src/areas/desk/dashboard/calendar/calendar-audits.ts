import { auditStatus } from '@apron/contract'
import type { Audit } from '@apron/contract/audits'

/** An audit on the calendar with the days that count for it: the corrective ones while it is corrected. */
export type CalendarAudit = {
  id: number
  name: string
  organization: string
  isCorrective: boolean
  from: string
  to: string
}

/** What the calendar shows of audits in progress or in correction; one whose corrective days are not known is left out. */
export function calendarAudits(audits: readonly Audit[]): CalendarAudit[] {
  return audits.flatMap((audit) => {
    const isCorrective = audit.status.code === auditStatus.CORRECTIVE
    if (!isCorrective && audit.status.code !== auditStatus.IN_PROGRESS) return []
    const to = isCorrective ? audit.end_corrective_date : audit.ending_date
    const from = isCorrective ? (audit.start_corrective_date ?? to) : audit.starting_date
    if (from === null || to === null) return []
    return [{ id: audit.id, name: audit.name, organization: audit.organization.name, isCorrective, from, to }]
  })
}

/** The audits whose days cover one day (`YYYY-MM-DD`). */
export function covering(audits: readonly CalendarAudit[], day: string): CalendarAudit[] {
  return audits.filter(({ from, to }) => from <= day && day <= to)
}
