import { auditMoves, mayMove, type AuditMove, type AuditStatus } from '@apron/contract'
import { checklists, type Audit } from '@apron/contract/audits'
import { IconCheck, IconLock, IconPlayerPlay, IconTool, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { navigate } from '#lib/router/router.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { noticeDecided } from '#blocks/review/undo.ts'
import { useText } from '#lib/text/i18n.ts'
import { part } from '#ui/page/part.tsx'
import { useMay } from './audit-rights.ts'
import { useBeginning } from './begin-audit.ts'
import { StatusMenu } from '#blocks/status/status-menu.tsx'

const RejectWindow = part(() => import('#blocks/review/reject-window.tsx'), 'RejectWindow', { isWindow: true })
// The calendar is heavy and rarely needed.
const CloseAudit = part(() => import('./close-audit.tsx'), 'CloseAudit', { isWindow: true })

const moves = [
  { move: 'approval', route: checklists.approval, text: 'actions.approve', Icon: IconCheck },
  { move: 'rejection', route: checklists.rejection, text: 'actions.reject', Icon: IconX },
  { move: 'in-progress', route: checklists.inProgress, text: 'auditMoves.in_progress', Icon: IconPlayerPlay },
  { move: 'corrective', route: checklists.corrective, text: 'auditMoves.corrective', Icon: IconTool },
  { move: 'close', route: checklists.close, text: 'auditMoves.close', Icon: IconLock },
] as const

/** The status of an audit and the moves that are open from it to this person; `from` is the screen that a move with a screen of its own leads back to. */
export function AuditStatusControl({ audit, from }: { audit: Audit; from?: 'view' }) {
  const t = useText()
  const may = useMay()
  const [isClosing, setClosing] = useState(false)
  const [isRejecting, setRejecting] = useState(false)
  const approval = useWrite(checklists.approval, {
    onDone: ({ data }) => noticeDecided(data.decision, 'actions.approval_success'),
  })
  const rejection = useWrite(checklists.rejection, {
    onDone: ({ data }) => noticeDecided(data.decision, 'actions.rejection_success'),
  })
  const beginning = useBeginning(audit)
  const present = audit.status.code as AuditStatus
  const open = moves.filter(({ move, route }) => mayMove<AuditStatus>(auditMoves[move], present) && may(route, audit))
  const sent = { params: { id: audit.id } }
  const start: Record<AuditMove, () => void> = {
    approval: () => approval.start(sent),
    rejection: () => setRejecting(true),
    'in-progress': beginning.begin,
    corrective: () =>
      void navigate({
        to: '/checklist/$id/corrective',
        params: { id: String(audit.id) },
        search: from ? { from } : {},
      }),
    close: () => setClosing(true),
  }
  return (
    <>
      <StatusMenu
        status={audit.status}
        name={audit.name}
        moves={open.map(({ move, text, Icon }) => ({ text, Icon, start: start[move] }))}
        width={240}
        isWriting={approval.isWriting || rejection.isWriting || beginning.isWriting}
      />
      {isRejecting && (
        <RejectWindow
          title={t('decisions.reject_title', { name: audit.name })}
          kinds={['audits']}
          reject={(reason) => rejection.write({ ...sent, body: { reason } })}
          onClose={() => setRejecting(false)}
        />
      )}
      {isClosing && <CloseAudit audit={audit} onClose={() => setClosing(false)} />}
    </>
  )
}
