import { users, type SeenUser } from '@apron/contract'
import { Menu } from '@mantine/core'
import { IconHistory, IconPencil, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useCanCall } from '../../lib/can.ts'
import { ask } from '../../lib/dialogs.ts'
import { useText } from '../../lib/i18n.ts'
import { part } from '../../lib/part.tsx'
import { useWrite } from '../../lib/queries.ts'
import { confirmTrash } from '../../ui/confirm.ts'
import { MenuLink } from '../../ui/menu-link.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { useUserMoves } from './user-moves.ts'

const UserLog = part(() => import('./user-log.tsx'), 'UserLog', { isWindow: true })

/** What can be done with one user; nobody changes the account of somebody above them. */
export function UserMenu({ user }: { user: SeenUser }) {
  const t = useText()
  const canCall = useCanCall()
  const moves = useUserMoves()(user)
  const activate = useWrite(users.activate, { success: 'users.activated' })
  const deactivate = useWrite(users.deactivate, { success: 'users.deactivated' })
  const remove = useWrite(users.remove, { success: 'actions.delete_success' })
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
  const removeIfSure = async () => {
    if (await confirmTrash(user.fullname)) remove.start({ params })
  }
  const offersEdit = user.is_held && canCall(users.update)
  const offersLog = canCall(users.logs)
  if (!offersEdit && !offersLog && !moves.activate && !moves.deactivate && !moves.remove) return null
  return (
    <>
      <RowMenu name={user.fullname}>
        {offersEdit && (
          <MenuLink
            to="/user/$user_id/edit"
            params={{ user_id: String(user.id) }}
            leftSection={<IconPencil size={18} stroke={1.6} />}
          >
            {t('actions.edit')}
          </MenuLink>
        )}
        {offersLog && (
          <Menu.Item leftSection={<IconHistory size={18} stroke={1.6} />} onClick={() => setLogOpen(true)}>
            {t('actions.log')}
          </Menu.Item>
        )}
        {moves.activate && (
          <Menu.Item leftSection={<IconUserCheck size={18} stroke={1.6} />} onClick={() => activate.start({ params })}>
            {t('users.activate')}
          </Menu.Item>
        )}
        {moves.deactivate && (
          <Menu.Item leftSection={<IconUserOff size={18} stroke={1.6} />} onClick={() => void deactivateIfSure()}>
            {t('users.deactivate')}
          </Menu.Item>
        )}
        {moves.remove && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} stroke={1.6} />} onClick={() => void removeIfSure()}>
            {t('actions.delete')}
          </Menu.Item>
        )}
      </RowMenu>
      {isLogOpen && <UserLog user={user} onClose={() => setLogOpen(false)} />}
    </>
  )
}
