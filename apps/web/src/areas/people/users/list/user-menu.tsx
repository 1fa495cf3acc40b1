import { users, type SeenUser } from '@apron/contract/people'
import { IconHistory, IconMailForward, IconMailOff, IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useRemoval } from '../../../../blocks/removal.ts'
import { useCanCall } from '../../../../lib/session/can.ts'
import { ask } from '../../../../lib/page/dialogs.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { confirmTrash } from '../../../../ui/window/confirm.ts'
import { MenuLine, MenuLink } from '../../../../ui/window/menu-lines.tsx'
import { part } from '../../../../ui/page/part.tsx'
import { DeleteLine, RowActions } from '../../../../ui/list/row-actions.tsx'
import { useInvitation } from './use-invitation.ts'
import { useUserMoves } from './user-moves.ts'

const UserLog = part(() => import('../user-log.tsx'), 'UserLog', { isWindow: true })

/** What can be done with one user; nobody changes the account of somebody above them. */
export function UserMenu({ user }: { user: SeenUser }) {
  const t = useText()
  const canCall = useCanCall()
  const moves = useUserMoves()(user)
  const activate = useWrite(users.activate, { success: 'users.activated' })
  const deactivate = useWrite(users.deactivate, { success: 'users.deactivated' })
  const { remove } = useRemoval(users.remove, confirmTrash)
  const invitation = useInvitation(user)
  const [isLogOpen, setLogOpen] = useState(false)
  const params = { id: user.id }
  const deactivateIfSure = async () => {
    const isSure = await ask({
      title: t('users.deactivate_confirm'),
      text: t('users.deactivate_text', { name: user.fullname }),
      confirm: t('users.deactivate'),
      destroys: true,
    })
    if (isSure) deactivate.start({ params })
  }
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
          <MenuLine Icon={IconUserOff} onClick={() => void deactivateIfSure()}>
            {t('users.deactivate')}
          </MenuLine>
        )}
        {moves.remove && <DeleteLine onClick={() => remove(user.fullname, { params })} />}
      </RowActions>
      {isLogOpen && <UserLog user={user} onClose={() => setLogOpen(false)} />}
    </>
  )
}
