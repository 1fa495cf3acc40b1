import type { Person } from '@apron/contract'
import { users, type SeenUser } from '@apron/contract/people'
import { IconUsers } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Pager } from '#blocks/pager.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { useSelection } from '#ui/list/selection.ts'
import { userColumns } from './user-columns.tsx'
import { UserMenu } from './user-menu.tsx'
import { useReasonAgainst } from './user-moves.ts'
import { UsersBulkBar } from './users-bulk.tsx'
import { UsersFilters } from './users-filters.tsx'
import type { UsersSearch } from '../users-search.ts'

const nameOf = (user: SeenUser) => user.fullname
const isWhole = (row: SeenUser | Person): row is SeenUser => 'email' in row

/** The users that are not in the trash: filters, sorting, and what can be done with one or several. */
export function UsersList() {
  const t = useText()
  const canCall = useCanCall()
  const [filters, setFilters] = useFilters<UsersSearch>()
  const { trash: _trash, ...query } = filters
  const { data } = useRead(users.list, { query })
  const rows = useMemo(() => data?.data.filter(isWhole), [data])
  const reasonAgainst = useReasonAgainst()
  const open = useMemo(() => rows?.filter((row) => !reasonAgainst(row)), [rows, reasonAgainst])
  const selection = useSelection(open)
  const columns = useMemo(() => userColumns(t), [t])
  const mayTick = [users.activateMany, users.deactivateMany, users.removeMany].some((route) => canCall(route))
  const mayAct = mayTick || canCall(users.update) || canCall(users.logs)
  const actions = useMemo(() => (mayAct ? (row: SeenUser) => <UserMenu user={row} /> : undefined), [mayAct])
  const isFiltered = [filters.search, filters.status, filters.group_id, filters.organization_id].some(
    (filter) => filter !== undefined,
  )
  return (
    <>
      <UsersFilters selection={mayTick ? selection : undefined} />
      <DataTable
        label={t('users.title')}
        columns={columns}
        rows={rows}
        nameOf={nameOf}
        sort={{ by: filters.sort_by, direction: filters.sort }}
        onSort={({ by, direction }) => setFilters({ sort_by: by as UsersSearch['sort_by'], sort: direction })}
        selection={mayTick ? selection : undefined}
        reasonAgainst={reasonAgainst}
        actions={actions}
        empty={
          isFiltered ? (
            <NothingFound
              onClear={() =>
                setFilters({ search: undefined, status: undefined, group_id: undefined, organization_id: undefined })
              }
            />
          ) : (
            <EmptyState icon={IconUsers} title={t('users.empty')} hint={t('users.empty_hint')} />
          )
        }
      />
      <Pager meta={data?.meta} onChange={setFilters} />
      {mayTick && <UsersBulkBar selection={selection} />}
    </>
  )
}
