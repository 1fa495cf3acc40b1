import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRested } from '#lib/page/first-rest.ts'
import { useText } from '#lib/text/i18n.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { Filters } from '#ui/form/filters.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { part } from '#ui/page/part.tsx'
import { filtersInUse, noFilters, type AuditFilters } from './audit-filters.ts'
import classes from './audits.module.css'

const fieldsToCome = [170, 180, 220].map((width) => <Skeleton key={width} width={width} height="var(--control)" />)

/** The audits come first: what they can be narrowed by is drawn a moment later, in the places kept for it. */
const AuditFilterFields = part(() => import('./audit-filter-fields.tsx'), 'AuditFilterFields', {
  waits: fieldsToCome,
})

/** Search, and behind the filter button status, category and organisation, and on a phone the sort. */
export function AuditFilterBar({
  filters,
  onChange,
  sort,
  children,
}: {
  filters: AuditFilters
  onChange: (change: Partial<AuditFilters>) => void
  sort?: ReactNode
  /** What stands beside the filter button on a phone. */
  children?: ReactNode
}) {
  const t = useText()
  const isRested = useRested()
  return (
    <div className={classes.bar}>
      <FilterBar>
        <SearchBox
          label={t('checklists.search')}
          value={filters.search ?? ''}
          width={230}
          onSearch={(words) => onChange({ search: words || undefined })}
        />
        {children}
        <Filters inUse={filtersInUse(filters)} onClear={() => onChange(noFilters)} canHide>
          {sort}
          {isRested ? <AuditFilterFields filters={filters} onChange={onChange} /> : fieldsToCome}
        </Filters>
      </FilterBar>
    </div>
  )
}
