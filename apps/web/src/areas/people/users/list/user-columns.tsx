import { userStatus, userStatuses } from '@apron/contract'
import type { User } from '@apron/contract/people'
import { UserCell } from '../../domain/user-cell.tsx'
import { t as texts, type Translate } from '#lib/text/i18n.ts'
import type { Column } from '#ui/table/data-table.tsx'
import { RowText } from '#ui/list/row-text.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'

/** Whether an account can sign in, or why not yet, as word and colour. */
function UserStatusWord({ user: { status, invitation } }: { user: User }) {
  const isActive = status.code === userStatus.ACTIVE
  if (isActive && invitation)
    return (
      <StatusBadge tint={invitation === 'open' ? 'blue' : 'yellow'}>{texts(`invitations.${invitation}`)}</StatusBadge>
    )
  return <StatusBadge tint={isActive ? 'green' : 'gray'}>{texts(userStatuses[isActive ? 0 : 1].text)}</StatusBadge>
}

/** The columns of a table of users. */
export const userColumns = (t: Translate): Column<User>[] => [
  {
    id: 'fullname',
    header: t('users.fullname'),
    sortable: true,
    also: { id: 'email', header: t('users.email') },
    card: 'title',
    cell: (row) => <UserCell user={row} />,
  },
  {
    id: 'status',
    header: t('users.status'),
    sortable: true,
    width: 160,
    cell: (row) => <UserStatusWord user={row} />,
  },
  {
    id: 'group',
    header: t('users.group'),
    sortable: true,
    width: '18%',
    from: 560,
    cell: (row) => <RowText>{row.group.name}</RowText>,
  },
  {
    id: 'organization',
    header: t('users.organization'),
    sortable: true,
    width: '17%',
    from: 760,
    cell: (row) => <RowText>{row.organization?.name}</RowText>,
  },
  {
    id: 'position',
    header: t('users.position'),
    sortable: true,
    width: '13%',
    from: 960,
    cell: (row) => <RowText>{row.position?.name}</RowText>,
  },
]
