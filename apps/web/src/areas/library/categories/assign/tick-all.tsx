import { Checkbox } from '@mantine/core'
import { formatNumber, useText } from '#lib/text/i18n.ts'

/** Ticks every audit that is shown and may be moved, or takes all of those ticks away. */
export function TickAll({
  free,
  chosen,
  onTick,
}: {
  free: readonly number[]
  chosen: ReadonlySet<number>
  onTick: (isTicked: boolean) => void
}) {
  const t = useText()
  const ticked = free.filter((id) => chosen.has(id)).length
  const areAll = free.length > 0 && ticked === free.length
  return (
    <Checkbox
      label={t('categories.all_shown', { count: free.length, formatted: formatNumber(free.length) })}
      checked={areAll}
      indeterminate={ticked > 0 && !areAll}
      disabled={free.length === 0}
      onChange={() => onTick(!areAll)}
    />
  )
}
