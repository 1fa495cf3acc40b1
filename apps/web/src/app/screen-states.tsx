import { Button, Stack, Text, Title } from '@mantine/core'
import { useText } from '../lib/i18n.ts'
import { LoadingRows } from '../ui/loading-rows.tsx'

/** Stands in while the code of a screen arrives. */
export function ScreenLoading() {
  return <LoadingRows rows={8} />
}

/** A screen that broke, or whose code could not be fetched (a new version may have been installed). */
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
