import type { AnswerStatus } from '@apron/contract/audits'
import { navigate } from '#lib/router/router.ts'
import { part } from '#ui/page/part.tsx'
import { HistoryModal } from './history-modal.tsx'
import { KeysModal } from './keys-modal.tsx'
import { ReferencesModal } from './references-modal.tsx'
import { StatisticModal } from '../overview/statistic-modal.tsx'
import type { ItemModal } from '../workspace-context.ts'

const CopyItems = part(() => import('../../domain/copy-items.tsx'), 'CopyItems', { isWindow: true })
const DateModal = part(() => import('../answering/date-modal.tsx'), 'DateModal', { soon: true, isWindow: true })
const ResponsibleModal = part(() => import('../answering/responsible-modal.tsx'), 'ResponsibleModal', {
  isWindow: true,
})

const RepeatsModal = part(() => import('./repeats-modal.tsx'), 'RepeatsModal', { isWindow: true })

export type OpenModal = ItemModal | { kind: 'keys' } | { kind: 'statistic' } | { kind: 'copy' }

/** The one modal that is open. */
export function WorkspaceModals({
  modal,
  auditId,
  statuses,
  onClose,
}: {
  modal: OpenModal
  auditId: number
  statuses: readonly AnswerStatus[]
  onClose: () => void
}) {
  const chooseFrom = (from: number) =>
    navigate({ to: '/checklist/$id/checklist-item', params: { id: String(auditId) }, search: { from } })
  switch (modal.kind) {
    case 'history':
      return <HistoryModal item={modal.item} onClose={onClose} />
    case 'references':
      return <ReferencesModal item={modal.item} onClose={onClose} />
    case 'repeats':
      return <RepeatsModal auditId={auditId} item={modal.item} onClose={onClose} />
    case 'date':
      return <DateModal item={modal.item} onClose={onClose} />
    case 'responsible':
      return <ResponsibleModal item={modal.item} onClose={onClose} />
    case 'keys':
      return <KeysModal statuses={statuses} onClose={onClose} />
    case 'statistic':
      return <StatisticModal auditId={auditId} onClose={onClose} />
    case 'copy':
      return <CopyItems except={auditId} onTake={chooseFrom} onClose={onClose} />
  }
}
