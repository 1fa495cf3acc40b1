import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import classes from './tile-tick.module.css'

/** A tile with the box that chooses its file; from the keyboard the space bar on the tile does. */
export function TileTick({
  name,
  isTicked,
  isChoosing,
  onTick,
  children,
}: {
  /** Undefined while the file is on its way. */
  name: string | undefined
  isTicked: boolean
  /** Some file is chosen: all boxes show. */
  isChoosing: boolean
  onTick: (withRange: boolean) => void
  children: ReactNode
}) {
  const t = useText()
  return (
    <div className={classes.tickable} data-choosing={isChoosing || undefined}>
      {children}
      {name !== undefined && (
        <span className={classes.tick}>
          <Checkbox
            size="sm"
            tabIndex={-1}
            aria-label={t('actions.select_row', { name })}
            checked={isTicked}
            onChange={({ nativeEvent }) => onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
        </span>
      )}
    </div>
  )
}
