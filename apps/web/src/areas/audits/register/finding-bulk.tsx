import { mostReported } from '@apron/contract/audits'
import { IconReportAnalytics } from '@tabler/icons-react'
import { noticeWarning } from '#lib/page/notices.ts'
import { navigate } from '#lib/router/router.ts'
import { BulkActions } from '#ui/list/bulk/bulk-actions.tsx'
import type { Selection } from '#ui/list/selection.ts'

/** What can be done with the ticked findings. */
export function FindingBulk({ selection }: { selection: Selection }) {
  const { ids } = selection
  const report = () => {
    if (ids.length > mostReported) return noticeWarning('correctiveActions.too_many', { count: mostReported })
    void navigate({ to: '/findings/actions', search: { ids: ids.join(',') } })
  }
  return (
    <BulkActions
      selection={selection}
      actions={[{ text: 'correctiveActions.make', Icon: IconReportAnalytics, run: report }]}
    />
  )
}
