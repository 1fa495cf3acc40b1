import { Skeleton } from '@mantine/core'
import { useRested } from '../../../lib/page/first-rest.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { FilterBar } from '../../../ui/form/filter-bar.tsx'
import { Filters } from '../../../ui/form/filters.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { part } from '../../../ui/page/part.tsx'
import type { AuditFilters } from './audit-filters.ts'

/** What clears every filter. */
export const noFilters = {
  search: undefined,
  status: undefined,
  organization_id: undefined,
  category_id: undefined,
} as const

const fieldsToCome = [170, 180, 220].map((width) => <Skeleton key={width} width={width} height="var(--control)" />)

/** The audits come first: what they can be narrowed by is drawn a moment later, in the places kept for it. */
const AuditFilterFields = part(() => import('./audit-filter-fields.tsx'), 'AuditFilterFields', {
  waits: fieldsToCome,
})

/** Search, and behind the filter button status, category and organisation. */
export function AuditFilterBar({
  filters,
  onChange,
}: {
  filters: AuditFilters
  onChange: (change: Partial<AuditFilters>) => void
}) {
  const t = useText()
  const isRested = useRested()
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
        {isRested ? <AuditFilterFields filters={filters} onChange={onChange} /> : fieldsToCome}
      </Filters>
    </FilterBar>
  )
}
