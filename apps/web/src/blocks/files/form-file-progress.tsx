import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'
import { fileSize } from '#ui/text/file-size.ts'
import type { FormFileState } from './use-form-file.ts'

/** How far the large file of a form is, with a way to stop. */
export function FormFileProgress({ state }: { state: FormFileState }) {
  const t = useText()
  const { name, sent, bytes, isAway, cancel } = state
  const amount = t('mediaSending.sent_of', { sent: fileSize(sent), bytes: fileSize(bytes) })
  const more = isAway ? t('mediaSending.waits') : sent >= bytes ? t('mediaSending.checking') : ''
  return (
    <Stack gap={6} data-sending={name}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{[amount, more].filter(Boolean).join(' · ')}</Text>
        <Button variant="default" size="compact-md" onClick={cancel}>
          {t('mediaSending.form_cancel')}
        </Button>
      </Group>
      <Progress.Root size="sm">
        <Progress.Section value={(sent / Math.max(bytes, 1)) * 100} aria-label={t('mediaSending.progress', { name })} />
      </Progress.Root>
    </Stack>
  )
}
