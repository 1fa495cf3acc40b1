import { Modal } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'
import { QuickReport } from './quick-report.tsx'

/** The quick report without leaving the list. */
export function StatisticModal({ auditId, onClose }: { auditId: number; onClose: () => void }) {
  const t = useText()
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={t('auditWorkspace.statistic')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <QuickReport auditId={auditId} />
    </Modal>
  )
}
