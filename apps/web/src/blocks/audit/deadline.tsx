import { dayMonthYear, today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import classes from './deadline.module.css'
import { deadlineOf, paceOf, type Pace, type PaceInput } from './pace.ts'

const tints = { late: 'red', behind: 'yellow', in_time: 'gray' } as const

/** By when an audit is to be done, and how many days that are; amber where it lags behind, red where it is late. */
export function Deadline({
  audit,
  isShort = false,
}: {
  audit: PaceInput
  /** Without the day where it says how many are left, and in fewer words. */
  isShort?: boolean
}) {
  const pace = paceOf(audit, today())
  return (
    <span className={classes.deadline}>
      {!(isShort && pace) && <span>{dayMonthYear(deadlineOf(audit))}</span>}
      {pace && <PaceWords pace={pace} isShort={isShort} />}
    </span>
  )
}

function PaceWords({ pace: { state, left }, isShort }: { pace: Pace; isShort: boolean }) {
  const t = useText()
  const days =
    left < 0
      ? t('auditProgress.late', { count: -left })
      : left === 0
        ? t('auditProgress.due_today')
        : t('auditProgress.days_left', { count: left })
  if (state === 'in_time' && left > 0) return <span className={classes.days}>{days}</span>
  const words = state === 'behind' ? t(isShort ? 'auditProgress.behind_short' : 'auditProgress.behind', { days }) : days
  return <StatusBadge tint={state === 'in_time' ? 'yellow' : tints[state]}>{words}</StatusBadge>
}
