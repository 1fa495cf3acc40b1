import { auditStatus } from '@apron/contract'
import type { ListedAudit } from '@apron/contract/audits'
import { daysBetween } from '#lib/text/days.ts'

type AuditDates = Pick<ListedAudit, 'starting_date' | 'ending_date' | 'end_corrective_date' | 'closing_date'>
type AuditCounts = Pick<ListedAudit, 'total' | 'checked'> & { status: { code: number } }

/** What the pace of an audit is told by. */
export type PaceInput = AuditDates & AuditCounts

/** Percent by which the share of time gone may be ahead of the share of questions answered. */
const tolerated = 15

/** The day by which an audit is to be done as it stands now; of a closed one the day on which it was. */
export function deadlineOf(audit: AuditDates & Pick<AuditCounts, 'status'>): string {
  if (audit.status.code === auditStatus.CORRECTIVE) return audit.end_corrective_date ?? audit.ending_date
  if (audit.status.code === auditStatus.CLOSE) return audit.closing_date ?? audit.ending_date
  return audit.ending_date
}

export type Pace = {
  state: 'late' | 'behind' | 'in_time'
  /** Days until the deadline; less than 0 where it has passed. */
  left: number
}

/** How an audit keeps up with its time on a day; null while it does not run. */
export function paceOf(audit: PaceInput, today: string): Pace | null {
  const { code } = audit.status
  if (code !== auditStatus.IN_PROGRESS && code !== auditStatus.CORRECTIVE) return null
  const left = daysBetween(today, deadlineOf(audit))
  if (left < 0) return { state: 'late', left }
  const isBehind = code === auditStatus.IN_PROGRESS && timeGone(audit, today) - answered(audit) > tolerated
  return { state: isBehind ? 'behind' : 'in_time', left }
}

/** Whole days that are over, in percent of all. */
function timeGone({ starting_date, ending_date }: AuditDates, today: string): number {
  const gone = daysBetween(starting_date, today)
  return (100 * Math.max(0, gone)) / (daysBetween(starting_date, ending_date) + 1)
}

const answered = ({ checked, total }: AuditCounts) => (total === 0 ? 0 : (100 * checked) / total)
