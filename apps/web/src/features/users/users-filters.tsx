import { groups, userStatuses } from '@apron/contract'
import { NativeSelect, Select } from '@mantine/core'
import { OrganizationPicker } from '../../blocks/organization-picker.tsx'
import { useFilters } from '../../lib/filters.ts'
import { useText } from '../../lib/i18n.ts'
import { plain } from '../../lib/plain-text.ts'
import { useRead } from '../../lib/queries.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import type { Selection } from '../../ui/selection.ts'
import { UsersBulkMenu } from './users-bulk.tsx'
import type { UsersSearch } from './users-search.ts'

/** Which users the list shows; all of it stands in the address. */
export function UsersFilters({ selection }: { selection: Selection | undefined }) {
  const t = useText()
  const [{ search, status, group_id, organization_id }, setFilters] = useFilters<UsersSearch>()
  const { data } = useRead(
    groups.list,
    { query: { per_page: 'all', sort_by: 'name', sort: 'asc' } },
    { staleTime: 60_000 },
  )
  return (
    <FilterBar>
      <SearchBox
        value={search ?? ''}
        label={t('users.search')}
        width={260}
        onSearch={(words) => setFilters({ search: words || undefined })}
      />
      <NativeSelect
        w={180}
        aria-label={t('users.status')}
        value={String(status ?? '')}
        data={[
          { value: '', label: t('actions.all_statuses') },
          ...userStatuses.map(({ code, text }) => ({ value: String(code), label: t(text) })),
        ]}
        onChange={({ currentTarget: { value } }) => setFilters({ status: value === '' ? undefined : Number(value) })}
      />
      <Select
        w={200}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('actions.clear') }}
        aria-label={t('users.group')}
        placeholder={t('users.all_groups')}
        value={group_id === undefined ? null : String(group_id)}
        data={(data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        filter={({ options, search: typed }) =>
          options.filter((option) => 'label' in option && plain(option.label).includes(plain(typed)))
        }
        onChange={(id) => setFilters({ group_id: id === null ? undefined : Number(id) })}
      />
      <OrganizationPicker
        w={230}
        clearable
        clearButtonProps={{ 'aria-label': t('actions.clear') }}
        aria-label={t('users.organization')}
        placeholder={t('users.all_organizations')}
        value={organization_id ?? null}
        onChange={(id) => setFilters({ organization_id: id ?? undefined })}
      />
      {selection && <UsersBulkMenu selection={selection} />}
    </FilterBar>
  )
}
