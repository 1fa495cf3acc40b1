import { users, type SeenUser } from '@apron/contract/people'
import { IconHistory, IconMailForward, IconMailOff, IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { MenuLine, MenuLink } from '#ui/window/menu-lines.tsx'
import { part } from '#ui/page/part.tsx'
import { DeleteLine, RowActions } from '#ui/list/row-actions.tsx'
import type { Leave } from '../leave-window.tsx'
import { useInvitation } from './use-invitation.ts'
import { useUserMoves } from './user-moves.ts'

const LeaveWindow = part(() => import('../leave-window.tsx'), 'LeaveWindow', { isWindow: true })
const UserLog = part(() => import('../user-log.tsx'), 'UserLog', { isWindow: true })

/** What can be done with one user; nobody changes the account of somebody above them. */
export function UserMenu({ user }: { user: SeenUser }) {
  const t = useText()
  const canCall = useCanCall()
  const moves = useUserMoves()(user)
  const activate = useWrite(users.activate, { success: 'users.activated' })
  const invitation = useInvitation(user)
  const [isLogOpen, setLogOpen] = useState(false)
  const params = { id: user.id }
  const [leaving, setLeaving] = useState<Leave['how'] | null>(null)
  return (
    <>
      <RowActions name={user.fullname}>
        {user.is_held && canCall(users.update) && (
          <MenuLink to="/user/$user_id/edit" params={{ user_id: String(user.id) }} Icon={IconPencil}>
            {t('actions.edit')}
          </MenuLink>
        )}
        {canCall(users.logs) && (
          <MenuLine Icon={IconHistory} onClick={() => setLogOpen(true)}>
            {t('actions.log')}
          </MenuLine>
        )}
        {moves.invite && (
          <MenuLine Icon={IconMailForward} onClick={invitation.send}>
            {t(user.invitation === 'withdrawn' ? 'invitations.send' : 'invitations.send_again')}
          </MenuLine>
        )}
        {moves.invite && user.invitation !== 'withdrawn' && (
          <MenuLine Icon={IconMailOff} onClick={invitation.withdraw}>
            {t('invitations.withdraw')}
          </MenuLine>
        )}
        {moves.activate && (
          <MenuLine Icon={IconUserCheck} onClick={() => activate.start({ params })}>
            {t('users.activate')}
          </MenuLine>
        )}
        {moves.deactivate && (
          <MenuLine Icon={IconUserOff} onClick={() => setLeaving('deactivate')}>
            {t('users.deactivate')}
          </MenuLine>
        )}
        {moves.remove && <DeleteLine onClick={() => setLeaving('remove')} />}
      </RowActions>
      {leaving && (
        <LeaveWindow leave={{ how: leaving, ids: [user.id], name: user.fullname }} onClose={() => setLeaving(null)} />
      )}
      {isLogOpen && <UserLog user={user} onClose={() => setLogOpen(false)} />}
    </>
  )
}
