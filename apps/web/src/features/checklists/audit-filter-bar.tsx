import { auditStatuses } from '@apron/contract'
import { Button, MultiSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { OrganizationPicker } from '../../blocks/organization-picker.tsx'
import { useText } from '../../lib/i18n.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { CategoryPicker } from './category-picker.tsx'
import type { AuditFilters } from './audit-filters.ts'

/** What clears every filter. */
export const noFilters = { search: undefined, status: undefined, organization_id: undefined, ctg: undefined } as const

/** Search, and behind the filter button status, category and organisation; on a phone they wait until they are asked for. */
export function AuditFilterBar({
  filters,
  onChange,
}: {
  filters: AuditFilters
  onChange: (change: Partial<AuditFilters>) => void
}) {
  const t = useText()
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const inUse = [filters.status, filters.organization_id, filters.ctg].filter((value) => value !== undefined).length
  const [isOpen, setOpen] = useState(!isNarrow || inUse > 0)
  return (
    <FilterBar>
      <SearchBox
        label={t('checklists.search')}
        value={filters.search ?? ''}
        width={280}
        onSearch={(words) => onChange({ search: words || undefined })}
      />
      <Button
        variant="default"
        leftSection={<IconFilter size={18} stroke={1.6} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('actions.filter')}
        {inUse > 0 && ` (${inUse})`}
      </Button>
      {isOpen && (
        <>
          <MultiSelect
            miw={180}
            maw={360}
            aria-label={t('checklists.status')}
            placeholder={filters.status ? '' : t('checklists.any_status')}
            data={auditStatuses.map(({ code, text }) => ({ value: String(code), label: t(text) }))}
            value={(filters.status ?? []).map(String)}
            clearable
            onChange={(codes) => onChange({ status: codes.length > 0 ? codes.map(Number) : undefined })}
          />
          <CategoryPicker
            w={200}
            aria-label={t('checklists.category')}
            placeholder={t('checklists.any_category')}
            nothingFoundMessage={t('checklists.nothing_found')}
            clearable
            value={filters.ctg ?? null}
            onChange={(ctg) => onChange({ ctg: ctg ?? undefined })}
          />
          <OrganizationPicker
            w={240}
            aria-label={t('checklists.organization')}
            placeholder={t('checklists.any_organization')}
            nothingFoundMessage={t('checklists.nothing_found')}
            clearable
            value={filters.organization_id ?? null}
            onChange={(id) => onChange({ organization_id: id ?? undefined })}
          />
          {inUse > 0 && (
            <Button variant="subtle" onClick={() => onChange(noFilters)}>
              {t('actions.clear_filters')}
            </Button>
          )}
        </>
      )}
    </FilterBar>
  )
}
