import { superGroup } from '@apron/contract'
import { groupDashboards } from '@apron/contract/desk'
import { groupPermissions, groups, menus, seesUsers, type Group } from '@apron/contract/people'
import { IconLayoutDashboard, IconLayoutSidebar, IconShieldCheck, IconUsers } from '@tabler/icons-react'
import { useRemoval } from '#blocks/removal.ts'
import { ReviewControl } from '#blocks/status/review-control.tsx'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { useCan, useCanCall } from '#lib/session/can.ts'
import { useText, type Translate } from '#lib/text/i18n.ts'
import { useSession } from '#lib/session/session.ts'
import { confirmDelete } from '#ui/window/confirm.ts'
import { MenuLink } from '#ui/window/menu-lines.tsx'
import { usePointedAt } from '#ui/list/pointed-at.tsx'
import { DeleteLine, EditLine, RowActions } from '#ui/list/row-actions.tsx'
import classes from './groups.module.css'

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
            kind="groups"
            record={group}
            name={group.name}
            routes={groups}
            aboutRejection={aboutRejection(t, group)}
          />
        )}
      </div>
    </li>
  )
}

/** Says how many people a rejection takes everything from. */
const aboutRejection = (t: Translate, { name, user_count: count }: Group) => ({
  title: t('groups.reject_title', { name }),
  text: count > 0 ? t('groups.reject_text', { count }) : t('groups.reject_empty_text'),
})

function GroupMenu({ group, onEdit }: { group: Group; onEdit: (group: Group) => void }) {
  const t = useText()
  const can = useCan()
  const canCall = useCanCall()
  const { remove } = useRemoval(groups.remove, confirmDelete)
  const params = { groupId: String(group.id) }
  const isOwn = useSession()?.user.group_id === group.id
  const mayArrange = group.id !== superGroup || isOwn
  return (
    <RowActions name={group.name}>
      {canCall(groupPermissions.list) && (
        <MenuLink to="/group/$groupId/permission" params={params} Icon={IconShieldCheck}>
          {t('groups.permissions')}
        </MenuLink>
      )}
      {mayArrange && canCall(menus.save) && (
        <MenuLink to="/group/$groupId/menu" params={params} Icon={IconLayoutSidebar}>
          {t('groups.menu')}
        </MenuLink>
      )}
      {can(seesUsers) && (
        <MenuLink to="/user/list" search={{ group_id: group.id }} Icon={IconUsers}>
          {t('groups.users')}
        </MenuLink>
      )}
      {mayArrange && canCall(groupDashboards.save) && (
        <MenuLink to="/group/$groupId/dashboard" params={params} Icon={IconLayoutDashboard}>
          {t('menu.dashboard')}
        </MenuLink>
      )}
      {canCall(groups.update) && <EditLine onClick={() => onEdit(group)} />}
      {canCall(groups.remove) && group.id !== superGroup && (
        <DeleteLine onClick={() => remove(group.name, { params: { id: group.id } })} />
      )}
    </RowActions>
  )
}
