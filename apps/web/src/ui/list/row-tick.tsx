import { Checkbox } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'
import classes from './row-tick.module.css'

/** Ticks one row; with a reason against it stays reachable and says why it cannot. */
export function RowTick({
  name,
  reason,
  isTicked,
  onTick,
  size,
}: {
  /** Of the row, read aloud. */
  name: string
  reason: string | undefined
  isTicked: boolean
  onTick: () => void
  size: 'xs' | 'sm'
}) {
  const t = useText()
  if (!reason) {
    return <Checkbox size={size} aria-label={t('actions.select_row', { name })} checked={isTicked} onChange={onTick} />
  }
  return (
    <div className={classes.place} data-tip={reason}>
      <Checkbox
        size={size}
        classNames={{ input: classes.held ?? '' }}
        aria-label={t('actions.not_selectable', { name, reason })}
        aria-disabled="true"
        checked={false}
        readOnly
      />
    </div>
  )
}
