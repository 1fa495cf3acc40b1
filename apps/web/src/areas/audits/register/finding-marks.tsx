import type { RegisterFinding } from '@apron/contract/audits'
import { IconRepeat } from '@tabler/icons-react'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import classes from './register.module.css'

/** Its corrective date; red once that has passed. */
export function DueWords({ finding: { corrective_date, is_late } }: { finding: RegisterFinding }) {
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
