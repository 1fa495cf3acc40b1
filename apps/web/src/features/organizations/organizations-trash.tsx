import { organizations, type DeletedOrganization } from '@apron/contract'
import { Button } from '@mantine/core'
import { IconRestore, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { dateAndTime } from '../../lib/dates.ts'
import { useFilters } from '../../lib/filters.ts'
import { useText } from '../../lib/i18n.ts'
import { useRead, useWrite } from '../../lib/queries.ts'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useSelection } from '../../ui/selection.ts'
import type { OrganizationsSearch } from './organizations-search.ts'

const nameOf = (organization: DeletedOrganization) => organization.name

/** Deleted organisations, the latest first, and the way back for them. */
export function OrganizationsTrash() {
  const t = useText()
  const [{ search, page, per_page }, setFilters] = useFilters<OrganizationsSearch>()
  const { data } = useRead(organizations.trash, { query: { search, page, per_page } })
  const selection = useSelection(data?.data)
  const { start, isWriting } = useWrite(organizations.restore, { success: 'users.restored', onDone: selection.clear })
  const columns = useMemo(
    (): Column<DeletedOrganization>[] => [
      { id: 'name', header: t('organizations.name'), card: 'title', cell: (row) => <strong>{row.name}</strong> },
      { id: 'parent', header: t('organizations.parent'), cell: (row) => row.parent ?? t('organizations.no_parent') },
      { id: 'deleted_at', header: t('users.deleted_at'), width: 180, cell: (row) => dateAndTime(row.deleted_at) },
      {
        id: 'restore',
        header: t('actions.actions'),
        width: 150,
        cell: (row) => (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRestore size={16} stroke={1.7} />}
            aria-label={`${t('users.restore')}: ${row.name}`}
            onClick={() => start({ body: { data: [row.id] } })}
          >
            {t('users.restore')}
          </Button>
        ),
      },
    ],
    [t, start],
  )
  return (
    <>
      <FilterBar>
        <SearchBox
          value={search ?? ''}
          label={t('organizations.search_trash')}
          width={260}
          onSearch={(words) => setFilters({ search: words || undefined })}
        />
      </FilterBar>
      <DataTable
        label={t('users.trash')}
        columns={columns}
        rows={data?.data}
        nameOf={nameOf}
        selection={selection}
        empty={
          search ? (
            <EmptyState title={t('actions.nothing_found')} hint={t('actions.nothing_found_hint')} />
          ) : (
            <EmptyState icon={IconTrash} title={t('users.trash_empty')} hint={t('users.trash_empty_hint')} />
          )
        }
      />
      <Pager meta={data?.meta} onChange={setFilters} />
      <BulkBar count={selection.ids.length} onClear={selection.clear}>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconRestore size={16} stroke={1.7} />}
          loading={isWriting}
          onClick={() => start({ body: { data: [...selection.ids] } })}
        >
          {t('users.restore')}
        </Button>
      </BulkBar>
    </>
  )
}
