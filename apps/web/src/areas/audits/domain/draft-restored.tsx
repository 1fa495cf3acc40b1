import { Alert, Button } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'

/** Says that a form continues a draft, and offers to begin anew. */
export function DraftRestored({ className, onDiscard }: { className?: string | undefined; onDiscard: () => void }) {
  const t = useText()
  return (
    <Alert color="blue" className={className ?? ''}>
      {t('minutes.draft_restored')}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onDiscard}>
        {t('minutes.draft_discard')}
      </Button>
    </Alert>
  )
}
