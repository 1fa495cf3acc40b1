import { useText } from '#lib/text/i18n.ts'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import classes from './calendar.module.css'

/** What the two colours mean. */
export function Legend() {
  const t = useText()
  return (
    <div className={classes.legend} role="group" aria-label={t('dashboard.legend')}>
      <StatusBadge tint="green">{t('dashboard.in_progress')}</StatusBadge>
      <StatusBadge tint="orange">{t('dashboard.corrective')}</StatusBadge>
    </div>
  )
}
