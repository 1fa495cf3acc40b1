import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useRested } from '#lib/page/first-rest.ts'
import { useText } from '#lib/text/i18n.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { Filters } from '#ui/form/filters.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { part } from '#ui/page/part.tsx'
import { dueTexts, filtersInUse, noFilters, type RegisterSearch, type RegisterView } from './register-filters.ts'

const FilterFields = part(() => import('./filter-fields.tsx'), 'FilterFields', { waits: null })

/** Search, by when, list or board, and behind the filter button all else. */
export function RegisterBar({
  search,
  onChange,
}: {
  search: RegisterSearch
  onChange: (change: Partial<RegisterSearch>) => void
}) {
  const t = useText()
  const isRested = useRested()
  return (
    <FilterBar>
      <SearchBox
        label={t('register.search')}
        value={search.search ?? ''}
        width={250}
        onSearch={(words) => onChange({ search: words || undefined })}
      />
      <NativeSelect
        w={190}
        aria-label={t('dashboard.due')}
        value={String(search.due)}
        data={dueTexts.map(({ value, text }) => ({ value: String(value), label: t(text) }))}
        onChange={({ currentTarget: { value } }) => onChange({ due: Number(value) })}
      />
      <SegmentedControl
        aria-label={t('register.shown_as')}
        value={search.shown}
        data={[
          { value: 'list', label: t('register.as_list') },
          { value: 'board', label: t('register.as_board') },
        ]}
        onChange={(shown) => onChange({ shown: shown as RegisterView })}
      />
      <Filters
        inUse={filtersInUse(search)}
        onClear={() => onChange({ ...noFilters, due: search.due, search: search.search })}
        canHide
        startsShut
      >
        {isRested && <FilterFields search={search} onChange={onChange} />}
      </Filters>
    </FilterBar>
  )
}
