import { CloseButton, Divider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import classes from './bulk-bar.module.css'

/** Names how many rows are ticked and what can be done with them; absent while none is. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const t = useText()
  if (count === 0) return null
  return (
    <div className={classes.place} data-foot>
      <div className={`${classes.bar} rise`} role="toolbar" aria-label={t('actions.selected', { count })}>
        <strong aria-live="polite">{t('actions.selected', { count })}</strong>
        <Divider orientation="vertical" />
        <div className={classes.actions}>{children}</div>
        <CloseButton aria-label={t('actions.clear_selection')} onClick={onClear} />
      </div>
    </div>
  )
}
