import type { AuditDetail, AuditItem } from '@apron/contract/audits'
import { useText } from '../../../../lib/text/i18n.ts'
import type { Tree } from '../kept/audit-data.ts'
import type { Go, View } from '../searching/workspace-search.ts'
import type { OpenModal } from '../windows/workspace-modals.tsx'
import { useWorkspace } from '../workspace-context.ts'
import { AuditHead } from './audit-head.tsx'
import { part } from '../../../../ui/page/part.tsx'
import { PhoneBar } from './phone-bar.tsx'

const StartButton = part(() => import('../overview/figures/start-button.tsx'), 'StartButton')

/** What stands above the columns: the audit, and on a phone where one is and the way back. */
export function WorkspaceTop({
  audit,
  tree,
  item,
  isPhone,
  view,
  go,
  openModal,
  onMove,
}: {
  audit: AuditDetail
  tree: Tree | undefined
  item: AuditItem | undefined
  isPhone: boolean
  view: View
  go: Go
  openModal: (modal: OpenModal) => void
  onMove: (step: 1 | -1) => void
}) {
  const t = useText()
  const { rights } = useWorkspace()
  const toGroups = () => go({ group_id: undefined, q: undefined, item: undefined, info: undefined }, { replace: true })
  const back = view === 'item' ? 'auditWorkspace.back_to_list' : 'auditWorkspace.back_to_groups'
  const hasHead = !isPhone || view === 'tree' || view === 'overview'
  const isOpen = rights.answer && (view === 'overview' || view === 'tree') && tree && tree.checked < tree.total
  return (
    <>
      {hasHead ? (
        <AuditHead audit={audit} rights={rights} go={go} openModal={openModal}>
          {isOpen && <StartButton audit={audit} isBegun={tree.checked > 0} />}
        </AuditHead>
      ) : (
        <h1 className="visually-hidden">{audit.name}</h1>
      )}
      {isPhone && (
        <PhoneBar
          tree={tree}
          item={view === 'item' ? item?.header : undefined}
          back={view === 'tree' ? undefined : t(back)}
          onBack={() => (view === 'item' ? go({ item: undefined }, { replace: true }) : toGroups())}
          onMove={view === 'item' ? onMove : undefined}
        />
      )}
    </>
  )
}
