import { findingStateList, type FindingState } from '@apron/contract'
import type { Registered } from '@apron/contract/audits'
import { IconRepeat } from '@tabler/icons-react'
import { dayMonthYear } from '../../../lib/text/dates.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { StatusBadge, type Tint } from '../../../ui/text/status-badge.tsx'
import classes from './register.module.css'

const tints: Record<(typeof findingStateList)[FindingState]['color'], Tint> = {
  warning: 'yellow',
  info: 'blue',
  danger: 'red',
  primary: 'orange',
  success: 'green',
}

/** Where a finding stands on its way. */
export function StateBadge({ state }: { state: FindingState }) {
  const t = useText()
  const { text, color } = findingStateList[state]
  return <StatusBadge tint={tints[color]}>{t(text)}</StatusBadge>
}

/** By when it is to be put right; red once that is over. */
export function DueWords({ finding: { corrective_date, is_late } }: { finding: Registered }) {
  const t = useText()
  if (corrective_date === null) return <span className={classes.dim}>{t('register.no_date')}</span>
  const day = dayMonthYear(corrective_date)
  if (!is_late) return <span className={classes.day}>{day}</span>
  return (
    <span className={classes.due}>
      <span className={classes.day}>{day}</span>
      <StatusBadge tint="red">{t('register.late')}</StatusBadge>
    </span>
  )
}

/** That its question failed there before, and how often. */
export function RepeatMark({ repeats }: { repeats: number }) {
  const t = useText()
  if (repeats === 0) return null
  const words = t('register.repeated_times', { count: repeats })
  return (
    <span className={classes.repeat} title={words}>
      <IconRepeat size={14} stroke={1.8} aria-hidden="true" />
      <span aria-hidden="true">
        {t('register.repeated')} ×{repeats}
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
