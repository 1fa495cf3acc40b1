import { Checkbox } from '@mantine/core'
import { useText } from '../../../../lib/text/i18n.ts'
import classes from './grid.module.css'

/** Chooses one file of a grid; from the keyboard the space bar on its tile does. */
export function TileTick({
  name,
  isTicked,
  onTick,
}: {
  name: string
  isTicked: boolean
  onTick: (withRange: boolean) => void
}) {
  const t = useText()
  return (
    <span className={classes.tick} data-ticked={isTicked || undefined}>
      <Checkbox
        size="sm"
        tabIndex={-1}
        aria-label={t('actions.select_row', { name })}
        checked={isTicked}
        onChange={({ nativeEvent }) => onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </span>
  )
}
