import { formatNumber, useText } from '#lib/text/i18n.ts'
import type { Tree } from '../kept/audit-data.ts'
import classes from './progress.module.css'

/** How much of the audit has been answered: bar, percent with 2 decimals, and the counts behind it. */
export function Progress({
  tree,
  size = 'full',
}: {
  tree: Tree | undefined
  /** A line is the bar alone. */
  size?: 'full' | 'slim' | 'line'
}) {
  const t = useText()
  const { checked = 0, total = 0, percent = 0 } = tree ?? {}
  const words = `${formatNumber(percent, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`
  const counts = t('auditWorkspace.progress_text', { checked: formatNumber(checked), total: formatNumber(total) })
  const bar = (
    <div
      className={classes.track}
      role="progressbar"
      aria-label={t('auditWorkspace.progress')}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${words}, ${counts}`}
    >
      <div style={{ width: `${percent}%` }} />
    </div>
  )
  if (size === 'line') return bar
  return (
    <div className={classes.progress} data-size={size}>
      <div className={classes.words}>
        <strong>{tree ? words : '–'}</strong>
        <span>{tree ? counts : t('auditWorkspace.progress')}</span>
      </div>
      {bar}
    </div>
  )
}
