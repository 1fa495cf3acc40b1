import { Button, Group, Text } from '@mantine/core'
import type { ChunkFailure } from '#lib/code/code.ts'
import { useText } from '#lib/text/i18n.ts'
import { reloadPage } from '#lib/code/page-hold.ts'
import { PlainWindow } from '../window/plain-window.tsx'
import classes from './part-failed.module.css'

/** Says why a part of the application is not there, and leads on: by asking again, or by loading the page of a newer version. */
export function PartFailed({
  missing,
  onRetry,
  onClose,
  isScreen = false,
}: {
  missing: ChunkFailure
  onRetry: () => void
  /** It would have been a window: so is this. */
  onClose?: () => void
  isScreen?: boolean
}) {
  const t = useText()
  const title = t(`shell.part_${missing}`)
  const words = (
    <div className={classes.failed} data-screen={isScreen || undefined} data-window={Boolean(onClose) || undefined}>
      {!onClose && (
        <Text component={isScreen ? 'h1' : 'p'} fw={640}>
          {title}
        </Text>
      )}
      <Text c="dimmed" maw={460}>
        {t(`shell.part_${missing}_hint`)}
      </Text>
      <Group gap="sm" mt={4}>
        {missing !== 'replaced' && (
          <Button variant="default" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        )}
        {missing !== 'away' && (
          <Button variant={missing === 'replaced' ? 'filled' : 'subtle'} onClick={() => void reloadPage()}>
            {t('shell.reload')}
          </Button>
        )}
        {onClose && (
          <Button variant="subtle" onClick={onClose}>
            {t('actions.close')}
          </Button>
        )}
      </Group>
    </div>
  )
  if (!onClose) return <div role="alert">{words}</div>
  return (
    <PlainWindow title={title} onClose={onClose}>
      {words}
    </PlainWindow>
  )
}
