import { approvalStatus, auditStatuses } from '@apron/contract'
import { seesEveryDocument } from '@apron/contract/documents'
import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { Filters } from '#ui/form/filters.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import type { DocumentsSearch } from '../documents-search.ts'

export const clearedFilters = { status: undefined, expired: undefined, with_new: undefined } as const

/** How many of the filters leave something out. */
export const filtersInUse = (filters: DocumentsSearch) =>
  Object.keys(clearedFilters).filter((name) => filters[name as keyof typeof clearedFilters] !== undefined).length

/** The search and the filters above the list of documents, and its buttons. */
export function DocumentFilters({
  filters,
  onChange,
  children,
}: {
  filters: DocumentsSearch
  onChange: (change: Partial<DocumentsSearch>) => void
  children: ReactNode
}) {
  const t = useText()
  const { search, status, expired, with_new } = filters
  // Everybody else sees what is approved alone.
  const seesEvery = useCanCall()({ access: seesEveryDocument })
  return (
    <FilterBar>
      <SearchBox
        value={search ?? ''}
        label={t('documentList.search')}
        width={200}
        onSearch={(words) => onChange({ search: words || undefined })}
      />
      <Filters inUse={filtersInUse(filters)} canHide onClear={() => onChange(clearedFilters)}>
        {seesEvery && (
          <NativeSelect
            w={150}
            aria-label={t('documentList.status')}
            value={with_new ? 'new' : String(status ?? '')}
            data={[
              { value: '', label: t('actions.all_statuses') },
              ...Object.values(approvalStatus).map((code) => ({
                value: String(code),
                label: t(auditStatuses[code].text),
              })),
              { value: 'new', label: t('documentList.with_new') },
            ]}
            onChange={({ currentTarget: { value } }) =>
              onChange({
                status: value === '' || value === 'new' ? undefined : Number(value),
                with_new: value === 'new' || undefined,
              })
            }
          />
        )}
        <NativeSelect
          w={158}
          aria-label={t('documentList.expires_on')}
          value={expired === undefined ? '' : String(expired)}
          data={[
            { value: '', label: t('documentList.any_expiry') },
            { value: 'true', label: t('documentList.expired_only') },
            { value: 'false', label: t('documentList.valid_only') },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ expired: value === '' ? undefined : value === 'true' })
          }
        />
      </Filters>
      {children}
    </FilterBar>
  )
}
