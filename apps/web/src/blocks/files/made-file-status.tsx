import type { MadeFile } from '@apron/contract'
import { Button, Group, Progress, Text } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'

type MadeFileStatusProps = {
  standing: MadeFile
  /** In words. */
  format: string
  cancel: (() => void) | null
}

/** How far a file is that a job makes, or why none came; nothing once it is there. */
export function MadeFileStatus({ standing: { state, progress, error }, format, cancel }: MadeFileStatusProps) {
  const t = useText()
  if (state === 'done') return null
  if (state === 'failed' || state === 'cancelled')
    return (
      <Text role="status" size="sm" c={state === 'failed' ? 'var(--mantine-color-error)' : undefined}>
        {state === 'failed' ? error : t('madeFiles.cancelled', { format })}
      </Text>
    )
  const percent = Math.round(progress * 100)
  return (
    <Group gap="xs" wrap="nowrap">
      <div>
        <Text role="status" size="sm">
          {state === 'waiting' ? t('madeFiles.waiting', { format }) : t('madeFiles.running', { format, percent })}
        </Text>
        <Progress value={percent} aria-label={t('madeFiles.progress')} size="sm" />
      </div>
      {cancel && (
        <Button variant="subtle" size="compact-sm" onClick={cancel}>
          {t('madeFiles.cancel')}
        </Button>
      )}
    </Group>
  )
}
