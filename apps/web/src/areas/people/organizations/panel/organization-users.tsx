import { userStatus, userStatuses, type Person } from '@apron/contract'
import { users, type Organization, type User } from '@apron/contract/people'
import { IconUsers } from '@tabler/icons-react'
import { useMemo } from 'react'
import { GroupFilter } from '../../domain/group-filter.tsx'
import { Pager } from '#blocks/pager.tsx'
import { UserCell } from '../../domain/user-cell.tsx'
import { useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { RowText } from '#ui/list/row-text.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import type { OrganizationsSearch } from '../organizations-search.ts'

const nameOf = (user: User) => user.fullname
const isWhole = (row: User | Person): row is User => 'email' in row

/** Who is in an organisation: search, group, pages. */
export function OrganizationUsers({ organization }: { organization: Organization }) {
  const t = useText()
  const [filters, setFilters] = useFilters<OrganizationsSearch>()
  const { search, group_id, sort, sort_by, page, per_page } = filters
  const query = { organization_id: organization.id, search, group_id, sort, sort_by, page, per_page }
  const { data } = useRead(users.list, { query }, { keepsPrevious: false })
  const rows = useMemo(() => data?.data.filter(isWhole), [data])
  const columns = useMemo(
    (): Column<User>[] => [
      {
        id: 'fullname',
        header: t('users.fullname'),
        sortable: true,
        card: 'title',
        cell: (row) => <UserCell user={row} />,
      },
      {
        id: 'group',
        header: t('users.group'),
        sortable: true,
        width: '24%',
        from: 500,
        cell: (row) => <RowText>{row.group.name}</RowText>,
      },
      {
        id: 'position',
        header: t('users.position'),
        sortable: true,
        width: '22%',
        from: 680,
        cell: (row) => <RowText>{row.position?.name}</RowText>,
      },
      {
        id: 'status',
        header: t('users.status'),
        sortable: true,
        width: 170,
        cell: ({ status: { code } }) => (
          <StatusBadge tint={code === userStatus.ACTIVE ? 'green' : 'gray'}>
            {t(userStatuses[code === userStatus.ACTIVE ? 0 : 1].text)}
          </StatusBadge>
        ),
      },
    ],
    [t],
  )
  return (
    <>
      <FilterBar>
        <SearchBox
          value={search ?? ''}
          label={t('users.search')}
          width={240}
          onSearch={(words) => setFilters({ search: words || undefined })}
        />
        <GroupFilter value={group_id} onChange={(id) => setFilters({ group_id: id })} />
      </FilterBar>
      <DataTable
        label={`${t('organizations.users')}: ${organization.name}`}
        columns={columns}
        rows={rows}
        nameOf={nameOf}
        sort={{ by: sort_by, direction: sort }}
        onSort={({ by, direction }) => setFilters({ sort_by: by as OrganizationsSearch['sort_by'], sort: direction })}
        empty={
          search || group_id ? <NothingFound /> : <EmptyState icon={IconUsers} title={t('organizations.no_users')} />
        }
      />
      <Pager meta={data?.meta} onChange={setFilters} />
    </>
  )
}
