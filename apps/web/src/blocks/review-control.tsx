import {
  approvalMoves,
  auditStatuses,
  mayMove,
  type review,
  type ApprovalStatus,
  type Route,
  type Status,
} from '@apron/contract'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react'
import { useCanCall } from '../lib/can.ts'
import { useText } from '../lib/i18n.ts'
import { useWrite } from '../lib/queries.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import { statusTint } from './status-tint.ts'
import classes from './review-control.module.css'

type ReviewRoutes = ReturnType<typeof review<string>>

const moves = [
  { move: 'approval', text: 'actions.approve', success: 'actions.approval_success', Icon: IconCheck },
  { move: 'rejection', text: 'actions.reject', success: 'actions.rejection_success', Icon: IconX },
] as const

/** The status of a record as word and colour. */
export function StatusWord({ status }: { status: Pick<Status, 'code'> }) {
  const t = useText()
  const known = auditStatuses.find(({ code }) => code === status.code)
  return <StatusBadge tint={statusTint(status.code)}>{known ? t(known.text) : String(status.code)}</StatusBadge>
}

/** The status of a record and, for those who may, approval and rejection; "submitting" is never offered. */
export function ReviewControl({
  record,
  name,
  routes,
  refreshes = [],
}: {
  record: { id: number; status: Status }
  name: string
  routes: ReviewRoutes
  /** Other routes whose answers tell of this status. */
  refreshes?: readonly Route[]
}) {
  const t = useText()
  const canCall = useCanCall()
  const approve = useWrite(routes.approval, { success: 'actions.approval_success', refreshes })
  const reject = useWrite(routes.rejection, { success: 'actions.rejection_success', refreshes })
  const present = record.status.code as ApprovalStatus
  const open = moves.filter(({ move }) => canCall(routes[move]) && mayMove(approvalMoves[move], present))
  if (open.length === 0) return <StatusWord status={record.status} />
  const word = t(auditStatuses.find(({ code }) => code === present)?.text ?? 'statuses.submitting')
  const isWriting = approve.isWriting || reject.isWriting
  return (
    <Menu position="bottom-start" width={180} disabled={isWriting}>
      <Menu.Target>
        <UnstyledButton
          className={classes.control}
          aria-label={t('actions.change_status', { name, status: word })}
          aria-busy={isWriting}
        >
          <StatusWord status={record.status} />
          <IconChevronDown size={14} stroke={1.8} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {open.map(({ move, text, Icon }) => (
          <Menu.Item
            key={move}
            leftSection={<Icon size={18} stroke={1.6} />}
            onClick={() => (move === 'approval' ? approve : reject).start({ params: { id: record.id } })}
          >
            {t(text)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
