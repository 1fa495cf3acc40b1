import { percent } from '@apron/contract'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import classes from './audit-progress.module.css'

/** How many of an audit's questions are answered: a bar and the two numbers. */
export function AuditProgress({
  checked,
  total,
  isThin = false,
}: {
  checked: number
  total: number
  /** The bar alone, across. */
  isThin?: boolean
}) {
  const t = useText()
  const words = t('auditProgress.answered', { checked: formatNumber(checked), total: formatNumber(total) })
  const share = percent(checked, total)
  return (
    <span
      className={classes.progress}
      role="progressbar"
      aria-label={t('auditProgress.progress')}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words}
      title={words}
      data-thin={isThin || undefined}
      data-done={(total > 0 && checked === total) || undefined}
    >
      <span className={classes.track}>
        <span style={{ width: `${share}%` }} />
      </span>
      {!isThin && (
        <span className={classes.words}>
          {formatNumber(checked)}/{formatNumber(total)}
        </span>
      )}
    </span>
  )
}
