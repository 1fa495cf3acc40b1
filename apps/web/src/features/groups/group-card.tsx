import { groupDashboards, groupPermissions, groups, menus, seesUsers, superGroup, type Group } from '@apron/contract'
import { Menu } from '@mantine/core'
import {
  IconLayoutDashboard,
  IconLayoutSidebar,
  IconPencil,
  IconShieldCheck,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { ReviewControl } from '../../blocks/review-control.tsx'
import { StatusWord } from '../../blocks/status-word.tsx'
import { useCan, useCanCall } from '../../lib/can.ts'
import { ask } from '../../lib/dialogs.ts'
import { useText, type Translate } from '../../lib/i18n.ts'
import { useWrite } from '../../lib/queries.ts'
import { useSession } from '../../lib/session.ts'
import { confirmDelete } from '../../ui/confirm.ts'
import { MenuLink } from '../../ui/menu-link.tsx'
import { usePointedAt } from '../../ui/pointed-at.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import classes from './groups.module.css'

const icon = { size: 18, stroke: 1.6 } as const

/** One user group: its name, what it is for, its status, and what can be done with it. */
export function GroupCard({
  group,
  isPointedAt,
  onEdit,
}: {
  group: Group
  isPointedAt: boolean
  onEdit: (group: Group) => void
}) {
  const t = useText()
  const pointed = usePointedAt<HTMLLIElement>(isPointedAt)
  return (
    <li className={classes.card} {...pointed}>
      <div className={classes.top}>
        <h2>{group.name}</h2>
        <GroupMenu group={group} onEdit={onEdit} />
      </div>
      <p className={classes.description}>{group.description}</p>
      <div className={classes.bottom}>
        <span className={classes.people}>
          <IconUsers size={16} stroke={1.6} aria-hidden="true" />
          {t('groups.people', { count: group.user_count })}
        </span>
        {group.id === superGroup ? (
          <StatusWord status={group.status} />
        ) : (
          <ReviewControl
            record={group}
            name={group.name}
            routes={groups}
            confirmRejection={() => confirmGroupRejection(t, group)}
          />
        )}
      </div>
    </li>
  )
}

/** Says how many people a rejection takes everything from. */
const confirmGroupRejection = (t: Translate, { name, user_count: count }: Group) =>
  ask({
    title: t('groups.reject_title', { name }),
    text: count > 0 ? t('groups.reject_text', { count }) : t('groups.reject_empty_text'),
    confirm: t('actions.reject'),
    destroys: true,
  })

function GroupMenu({ group, onEdit }: { group: Group; onEdit: (group: Group) => void }) {
  const t = useText()
  const can = useCan()
  const canCall = useCanCall()
  const remove = useWrite(groups.remove, { success: 'actions.delete_success' })
  const params = { groupId: String(group.id) }
  const isOwn = useSession()?.user.group_id === group.id
  const mayArrange = group.id !== superGroup || isOwn
  const removeIfSure = async () => {
    if (await confirmDelete(group.name)) remove.start({ params: { id: group.id } })
  }
  const lines = [
    canCall(groupPermissions.list) && (
      <MenuLink
        key="permissions"
        to="/group/$groupId/permission"
        params={params}
        leftSection={<IconShieldCheck {...icon} />}
      >
        {t('groups.permissions')}
      </MenuLink>
    ),
    mayArrange && canCall(menus.save) && (
      <MenuLink key="menu" to="/group/$groupId/menu" params={params} leftSection={<IconLayoutSidebar {...icon} />}>
        {t('groups.menu')}
      </MenuLink>
    ),
    can(seesUsers) && (
      <MenuLink key="users" to="/user/list" search={{ group_id: group.id }} leftSection={<IconUsers {...icon} />}>
        {t('groups.users')}
      </MenuLink>
    ),
    mayArrange && canCall(groupDashboards.save) && (
      <MenuLink
        key="dashboard"
        to="/group/$groupId/dashboard"
        params={params}
        leftSection={<IconLayoutDashboard {...icon} />}
      >
        {t('menu.dashboard')}
      </MenuLink>
    ),
    canCall(groups.update) && (
      <Menu.Item key="edit" leftSection={<IconPencil {...icon} />} onClick={() => onEdit(group)}>
        {t('actions.edit')}
      </Menu.Item>
    ),
    canCall(groups.remove) && group.id !== superGroup && (
      <Menu.Item key="delete" color="red" leftSection={<IconTrash {...icon} />} onClick={() => void removeIfSure()}>
        {t('actions.delete')}
      </Menu.Item>
    ),
  ].filter(Boolean)
  return lines.length > 0 && <RowMenu name={group.name}>{lines}</RowMenu>
}
