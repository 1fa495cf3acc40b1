import { userStatuses } from '@apron/contract'
import { NativeSelect } from '@mantine/core'
import { GroupFilter } from '../../domain/group-filter.tsx'
import { OrganizationPicker } from '#blocks/people/organization-picker.tsx'
import { useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { Filters } from '#ui/form/filters.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import type { Selection } from '#ui/list/selection.ts'
import { UsersBulkMenu } from './users-bulk.tsx'
import type { UsersSearch } from '../users-search.ts'

/** Which users the list shows; all of it stands in the address. */
export function UsersFilters({ selection }: { selection: Selection | undefined }) {
  const t = useText()
  const [{ search, status, group_id, organization_id }, setFilters] = useFilters<UsersSearch>()
  return (
    <FilterBar>
      <SearchBox
        value={search ?? ''}
        label={t('users.search')}
        width={220}
        onSearch={(words) => setFilters({ search: words || undefined })}
      />
      <Filters
        inUse={[status, group_id, organization_id].filter((value) => value !== undefined).length}
        onClear={() => setFilters({ status: undefined, group_id: undefined, organization_id: undefined })}
      >
        <NativeSelect
          w={160}
          aria-label={t('users.status')}
          value={String(status ?? '')}
          data={[
            { value: '', label: t('actions.all_statuses') },
            ...userStatuses.map(({ code, text }) => ({ value: String(code), label: t(text) })),
          ]}
          onChange={({ currentTarget: { value } }) => setFilters({ status: value === '' ? undefined : Number(value) })}
        />
        <GroupFilter value={group_id} onChange={(id) => setFilters({ group_id: id })} />
        <OrganizationPicker
          w={200}
          clearable
          clearButtonProps={{ 'aria-label': t('actions.clear') }}
          aria-label={t('users.organization')}
          placeholder={t('users.all_organizations')}
          value={organization_id ?? null}
          onChange={(id) => setFilters({ organization_id: id ?? undefined })}
        />
      </Filters>
      {selection && <UsersBulkMenu selection={selection} />}
    </FilterBar>
  )
}
