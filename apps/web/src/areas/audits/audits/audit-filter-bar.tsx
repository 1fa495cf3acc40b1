import { auditStatuses } from '@apron/contract'
import { MultiSelect } from '@mantine/core'
import { OrganizationPicker } from '../../../blocks/organization-picker.tsx'
import { useText } from '../../../lib/text/i18n.ts'
import { FilterBar } from '../../../ui/form/filter-bar.tsx'
import { Filters } from '../../../ui/form/filters.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { CategoryPicker } from './form/category-picker.tsx'
import type { AuditFilters } from './audit-filters.ts'

/** What clears every filter. */
export const noFilters = {
  search: undefined,
  status: undefined,
  organization_id: undefined,
  category_id: undefined,
} as const

/** Search, and behind the filter button status, category and organisation. */
export function AuditFilterBar({
  filters,
  onChange,
}: {
  filters: AuditFilters
  onChange: (change: Partial<AuditFilters>) => void
}) {
  const t = useText()
  const inUse = [filters.status, filters.organization_id, filters.category_id].filter(
    (value) => value !== undefined,
  ).length
  return (
    <FilterBar>
      <SearchBox
        label={t('checklists.search')}
        value={filters.search ?? ''}
        width={230}
        onSearch={(words) => onChange({ search: words || undefined })}
      />
      <Filters inUse={inUse} onClear={() => onChange(noFilters)} canHide>
        <MultiSelect
          miw={170}
          maw={360}
          aria-label={t('checklists.status')}
          placeholder={filters.status ? '' : t('checklists.any_status')}
          data={auditStatuses.map(({ code, text }) => ({ value: String(code), label: t(text) }))}
          value={(filters.status ?? []).map(String)}
          clearable
          onChange={(codes) => onChange({ status: codes.length > 0 ? codes.map(Number) : undefined })}
        />
        <CategoryPicker
          w={180}
          aria-label={t('checklists.category')}
          placeholder={t('checklists.any_category')}
          nothingFoundMessage={t('checklists.nothing_found')}
          clearable
          value={filters.category_id ?? null}
          onChange={(category_id) => onChange({ category_id: category_id ?? undefined })}
        />
        <OrganizationPicker
          w={220}
          aria-label={t('checklists.organization')}
          placeholder={t('checklists.any_organization')}
          nothingFoundMessage={t('checklists.nothing_found')}
          clearable
          value={filters.organization_id ?? null}
          onChange={(id) => onChange({ organization_id: id ?? undefined })}
        />
      </Filters>
    </FilterBar>
  )
}
