import { approvalMoves, mayMove, type ApprovalStatus, type ReviewRoutes, type Status } from '@apron/contract'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useCanCall } from '../../lib/session/can.ts'
import { useWrite } from '../../lib/calls/queries.ts'
import { StatusMenu } from './status-menu.tsx'

const moves = [
  { move: 'approval', text: 'actions.approve', Icon: IconCheck },
  { move: 'rejection', text: 'actions.reject', Icon: IconX },
] as const

/** The status of a record and, for those who may, approval and rejection; "submitting" is never offered. */
export function ReviewControl({
  record,
  name,
  routes,
  confirmRejection = () => Promise.resolve(true),
}: {
  record: { id: number; status: Status }
  name: string
  routes: ReviewRoutes
  /** Asks before the rejection, where it takes more than the status. */
  confirmRejection?: () => Promise<boolean>
}) {
  const canCall = useCanCall()
  const approval = useWrite(routes.approval, { success: 'actions.approval_success' })
  const rejection = useWrite(routes.rejection, { success: 'actions.rejection_success' })
  const writes = { approval, rejection }
  const start = async (move: keyof typeof writes) => {
    if (move === 'approval' || (await confirmRejection())) writes[move].start({ params: { id: record.id } })
  }
  const present = record.status.code as ApprovalStatus
  const open = moves
    .filter(({ move }) => canCall(routes[move]) && mayMove(approvalMoves[move], present))
    .map(({ move, ...rest }) => ({ ...rest, start: () => void start(move) }))
  return (
    <StatusMenu
      status={record.status}
      name={name}
      moves={open}
      width={180}
      isWriting={approval.isWriting || rejection.isWriting}
    />
  )
}
