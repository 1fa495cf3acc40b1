import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows, useSlow } from '#ui/table/loading-rows.tsx'
import classes from './screen-states.module.css'

/** Stands in while the code of a screen arrives: its name, and what it will show. */
export function ScreenLoading() {
  const isSlow = useSlow()
  return (
    <>
      <div className={classes.heading}>{isSlow && <Skeleton height={22} width={220} />}</div>
      {isSlow ? (
        <Card flush>
          <LoadingRows rows={6} />
        </Card>
      ) : (
        <LoadingRows rows={6} />
      )}
    </>
  )
}

/** Stands in for everything of somebody who is signed in: the menu at the side, the bar, the screen. */
export function ShellLoading() {
  const isSlow = useSlow()
  return (
    <div className={classes.shell}>
      <div className={classes.side}>
        {isSlow && [150, 90, 140, 110, 130, 100].map((width) => <Skeleton key={width} height={14} width={width} />)}
      </div>
      <div className={classes.content}>
        <div className={classes.bar}>
          {isSlow && (
            <>
              <Skeleton height={14} width={130} />
              <Skeleton circle height={32} />
            </>
          )}
        </div>
        <ScreenLoading />
      </div>
    </div>
  )
}

/** A screen that broke. */
export function ScreenFailed() {
  const t = useText()
  return (
    <Stack align="flex-start" gap="sm" py="xl" role="alert">
      <Title order={1}>{t('shell.sorry')}</Title>
      <Text c="dimmed">{t('shell.screen_failed')}</Text>
      <Button onClick={() => window.location.reload()}>{t('actions.retry')}</Button>
    </Stack>
  )
}
