import { users, type DeletedUser } from '@apron/contract/people'
import { useCallback, useMemo } from 'react'
import { TrashList } from '../domain/trash-list.tsx'
import { UserCell } from '../domain/user-cell.tsx'
import { useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import type { Column } from '#ui/table/data-table.tsx'
import { RowText } from '#ui/list/row-text.tsx'
import { useReasonAbove } from './list/user-moves.ts'
import type { UsersSearch } from './users-search.ts'

const nameOf = (user: DeletedUser) => user.fullname

/** Deleted users, the latest first, and the way back for them. */
export function UsersTrash() {
  const t = useText()
  const [{ search, page, per_page }] = useFilters<UsersSearch>()
  const { data } = useRead(users.trash, { query: { search, page, per_page } })
  const { write, isWriting } = useWrite(users.restore, { success: 'trash.restored' })
  const restore = useCallback((ids: number[]) => write({ body: { data: ids } }), [write])
  const reasonAbove = useReasonAbove()
  const columns = useMemo(
    (): Column<DeletedUser>[] => [
      {
        id: 'fullname',
        header: t('users.fullname'),
        card: 'title',
        cell: (row) => <UserCell user={row} />,
      },
      {
        id: 'group',
        header: t('users.group'),
        width: '17%',
        from: 560,
        cell: (row) => <RowText>{row.group.name}</RowText>,
      },
      {
        id: 'organization',
        header: t('users.organization'),
        width: '17%',
        from: 760,
        cell: (row) => <RowText>{row.organization?.name}</RowText>,
      },
    ],
    [t],
  )
  return (
    <TrashList
      answer={data}
      columns={columns}
      nameOf={nameOf}
      reasonAgainst={reasonAbove}
      searchLabel={t('users.search')}
      restore={restore}
      isRestoring={isWriting}
    />
  )
}
