import { users, userStatus, userStatuses, type Organization, type Person, type User } from '@apron/contract'
import { IconUsers } from '@tabler/icons-react'
import { useMemo } from 'react'
import { GroupFilter } from '../../blocks/group-filter.tsx'
import { PersonChip } from '../../blocks/person-chip.tsx'
import { useFilters } from '../../lib/filters.ts'
import { useText } from '../../lib/i18n.ts'
import { useRead } from '../../lib/queries.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { OrganizationsSearch } from './organizations-search.ts'

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
        cell: (row) => <PersonChip name={row.fullname} picture={row.avatar500x500} detail={row.email} />,
      },
      { id: 'group', header: t('users.group'), sortable: true, width: '24%', cell: (row) => row.group.name },
      { id: 'position', header: t('users.position'), sortable: true, width: '22%', cell: (row) => row.position?.name },
      {
        id: 'status',
        header: t('users.status'),
        sortable: true,
        width: 150,
        card: 'corner',
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
          search || group_id ? (
            <EmptyState title={t('actions.nothing_found')} hint={t('actions.nothing_found_hint')} />
          ) : (
            <EmptyState icon={IconUsers} title={t('organizations.no_users')} />
          )
        }
      />
      <Pager meta={data?.meta} onChange={setFilters} />
    </>
  )
}
