import { approvalMoves, mayMove, type ApprovalStatus, type ReviewRoutes, type Status } from '@apron/contract'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { part } from '#ui/page/part.tsx'
import { noticeDecided } from '../review/undo.ts'
import { StatusMenu } from './status-menu.tsx'

const RejectWindow = part(() => import('../review/reject-window.tsx'), 'RejectWindow', { isWindow: true })

/** The status of a record and, for those who may, approval and rejection; "submitting" is never offered. */
export function ReviewControl({
  record,
  kind,
  name,
  routes,
  aboutRejection,
}: {
  record: { id: number; status: Status }
  kind: string
  name: string
  routes: ReviewRoutes
  /** What a rejection does beside the status. */
  aboutRejection?: { title: string; text: string }
}) {
  const t = useText()
  const canCall = useCanCall()
  const [isRejecting, setRejecting] = useState(false)
  const approval = useWrite(routes.approval, {
    onDone: ({ data }) => noticeDecided(data.decision, 'actions.approval_success'),
  })
  const rejection = useWrite(routes.rejection, {
    onDone: ({ data }) => noticeDecided(data.decision, 'actions.rejection_success'),
  })
  const params = { id: record.id }
  const present = record.status.code as ApprovalStatus
  const moves = [
    { move: 'approval', text: 'actions.approve', Icon: IconCheck, start: () => approval.start({ params }) },
    { move: 'rejection', text: 'actions.reject', Icon: IconX, start: () => setRejecting(true) },
  ] as const
  return (
    <>
      <StatusMenu
        status={record.status}
        name={name}
        moves={moves.filter(({ move }) => canCall(routes[move]) && mayMove(approvalMoves[move], present))}
        width={180}
        isWriting={approval.isWriting || rejection.isWriting}
      />
      {isRejecting && (
        <RejectWindow
          title={aboutRejection?.title ?? t('decisions.reject_title', { name })}
          about={aboutRejection?.text}
          kinds={[kind]}
          reject={(reason) => rejection.write({ params, body: { reason } })}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  )
}
