import { Button, Skeleton, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { readFailed, useFailedReads } from '#lib/code/failed-reads.ts'
import { useAway } from '#lib/code/away.ts'
import { useText } from '#lib/text/i18n.ts'
import classes from './loading-rows.module.css'

/** True after `delay` milliseconds, so that quick answers never flash a skeleton. */
export function useSlow(delay = 150): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return isSlow
}

/** Where pictures of people will be, one below the other. */
export function LoadingPictures({ count = 4, height = 52 }: { count?: number; height?: number }) {
  const t = useText()
  const isSlow = useSlow()
  return (
    <div role="status" aria-label={t('actions.loading')} style={{ minHeight: count * height }}>
      {isSlow &&
        Array.from({ length: count }, (_, picture) => (
          <div key={picture} className={classes.picture} style={{ height }}>
            <Skeleton circle height={36} />
          </div>
        ))}
    </div>
  )
}

/** Rows of the height that the real ones will have; without a network, a sentence that says when, and for what did not load, how to ask for it again. */
export function LoadingRows({ rows = 6, height = 46 }: { rows?: number; height?: number }) {
  const t = useText()
  const isSlow = useSlow()
  const isAway = useAway()
  const hasFailed = useFailedReads()
  if (isAway || hasFailed)
    return (
      <Text component="div" c="dimmed" ta="center" px="md" py="xl">
        {t(isAway ? 'shell.away_missing' : 'actions.failed_server')}
        {!isAway && (
          <Button variant="default" display="block" mt="sm" mx="auto" onClick={readFailed}>
            {t('actions.retry')}
          </Button>
        )}
      </Text>
    )
  return (
    <div role="status" aria-label={t('actions.loading')} style={{ minHeight: rows * height }}>
      {isSlow &&
        Array.from({ length: rows }, (_, row) => (
          <div key={row} className={classes.row} style={{ height }}>
            <Skeleton height={12} width={`${30 + ((row * 17) % 30)}%`} />
            <Skeleton height={12} width={`${10 + ((row * 7) % 12)}%`} />
          </div>
        ))}
    </div>
  )
}
