import { userStatus, userStatuses, type User } from '@apron/contract'
import { PersonChip } from '../../blocks/person-chip.tsx'
import { t as texts, type Translate } from '../../lib/i18n.ts'
import type { Column } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

/** Whether an account can sign in, as word and colour. */
export function UserStatusWord({ code }: { code: number }) {
  const isActive = code === userStatus.ACTIVE
  return <StatusBadge tint={isActive ? 'green' : 'gray'}>{texts(userStatuses[isActive ? 0 : 1].text)}</StatusBadge>
}

/** The columns of a table of users. */
export const userColumns = (t: Translate): Column<User>[] => [
  {
    id: 'fullname',
    header: t('users.fullname'),
    sortable: true,
    card: 'title',
    cell: (row) => <PersonChip name={row.fullname} picture={row.avatar500x500} detail={row.email} />,
  },
  {
    id: 'status',
    header: t('users.status'),
    sortable: true,
    width: 160,
    card: 'corner',
    cell: (row) => <UserStatusWord code={row.status.code} />,
  },
  { id: 'group', header: t('users.group'), sortable: true, width: '18%', cell: (row) => row.group.name },
  {
    id: 'organization',
    header: t('users.organization'),
    sortable: true,
    width: '20%',
    cell: (row) => row.organization?.name,
  },
  { id: 'position', header: t('users.position'), sortable: true, width: '16%', cell: (row) => row.position?.name },
]
