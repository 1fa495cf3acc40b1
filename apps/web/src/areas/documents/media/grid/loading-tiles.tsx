import { Skeleton, Text } from '@mantine/core'
import { useRef } from 'react'
import { useAway } from '#lib/code/away.ts'
import { useText } from '#lib/text/i18n.ts'
import { useSlow } from '#ui/table/loading-rows.tsx'
import { useGridLayout } from './layout.ts'
import classes from './grid.module.css'

/** Tiles of the size that the real ones will have; without a network, a sentence that says when. */
export function LoadingTiles() {
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  const layout = useGridLayout(ref)
  const isSlow = useSlow()
  if (useAway())
    return (
      <Text c="dimmed" ta="center" px="md" py="xl">
        {t('shell.away_missing')}
      </Text>
    )
  return (
    <div className={classes.space} role="status" aria-label={t('actions.loading')}>
      <div ref={ref} className={classes.loading}>
        {layout && (
          <div className={classes.waiting} style={{ gridTemplateColumns: `repeat(${layout.columns}, minmax(0, 1fr))` }}>
            {Array.from({ length: layout.columns * 2 }, (_, tile) => (
              <div key={tile} style={{ height: layout.row - 12 }}>
                {isSlow && <Skeleton height={layout.picture} radius="md" />}
                {isSlow && <Skeleton height={12} mt={10} width="70%" />}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
