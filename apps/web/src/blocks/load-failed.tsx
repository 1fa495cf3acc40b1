import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { CallError } from '#lib/calls/call-error.ts'
import { useText } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'

/** What did not load, why, and how to ask for it again. */
export function LoadFailed({ title, failure, onRetry }: { title: string; failure: CallError; onRetry: () => void }) {
  const t = useText()
  const own = failure.isFault && failure.message
  const reason = failure.isNetwork ? t('actions.failed_network') : own || t('actions.failed_server')
  return (
    <div role="alert">
      <EmptyState icon={IconCloudOff} title={title} hint={reason}>
        <Button variant="default" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      </EmptyState>
    </div>
  )
}
