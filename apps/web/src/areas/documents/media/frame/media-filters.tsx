import type { FileKind } from '@apron/contract'
import { SegmentedControl, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import type { MediaSearch } from './media-search.ts'
import classes from './media.module.css'

/** The search of a grid, its kinds, and how many files it has. */
export function MediaFilters({
  place: { kind, search },
  kinds = [],
  total,
  onChange,
  children,
}: {
  place: MediaSearch
  /** What can be chosen among; nothing where there is one kind alone. */
  kinds?: readonly FileKind[]
  total: number | undefined
  onChange: (change: MediaSearch) => void
  children?: ReactNode
}) {
  const t = useText()
  const anyKind = { value: 'any', label: t('mediaScreens.kind_any') }
  return (
    <FilterBar>
      <SearchBox
        value={search ?? ''}
        label={t('mediaScreens.search')}
        width={260}
        onSearch={(words) => onChange({ search: words || undefined })}
      />
      {kinds.length > 0 && (
        <SegmentedControl
          aria-label={t('mediaScreens.kind')}
          className={classes.kinds ?? ''}
          value={kind ?? anyKind.value}
          data={[anyKind, ...kinds.map((value) => ({ value, label: t(`mediaScreens.kinds_${value}`) }))]}
          onChange={(value) => onChange({ kind: kinds.find((one) => one === value) })}
        />
      )}
      {children}
      <Text c="dimmed" role="status" className={classes.count}>
        {total !== undefined && t('mediaScreens.files', { count: total })}
      </Text>
    </FilterBar>
  )
}
