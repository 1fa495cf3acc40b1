import { programme, type ProgrammeGap } from '@apron/contract/audits'
import { Checkbox, NativeSelect, Stack, Text } from '@mantine/core'
import { IconCalendarStats } from '@tabler/icons-react'
import { useState } from 'react'
import { Pager } from '#blocks/pager.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { SearchBox } from '#ui/form/search-box.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { CategoryPicker } from '../../domain/category-picker.tsx'
import { monthInWords } from '../../domain/month.ts'
import type { PlanChoice } from './chosen.ts'
import classes from '../programme.module.css'

const first = { page: 1, per_page: 20, sort: 'asc' as const, search: undefined, category_id: undefined }
type GapQuery = Omit<typeof first, 'search' | 'category_id'> & {
  search: string | undefined
  category_id: number | undefined
}
const months = Array.from({ length: 12 }, (_, at) => at + 1)

/** What was never audited, a page at a time: nothing of it is planned but what is ticked, in the month that is chosen. */
export function GapList({ year, chosen }: { year: number; chosen: PlanChoice }) {
  const t = useText()
  const [query, setQuery] = useState<GapQuery>(first)
  const { data } = useRead(programme.gaps, { query }, { keepsPrevious: true })
  const narrow = (change: Partial<GapQuery>) => setQuery({ ...query, page: 1, ...change })
  const isNarrowed = query.search !== undefined || query.category_id !== undefined
  return (
    <Stack gap="sm">
      <Text c="dimmed">{t('programme.gaps_about')}</Text>
      <div className={classes.narrowing}>
        <SearchBox
          value={query.search ?? ''}
          label={t('programme.gap_search')}
          width={280}
          onSearch={(words) => narrow({ search: words || undefined })}
        />
        <CategoryPicker
          w={220}
          aria-label={t('programme.category')}
          placeholder={t('checklists.any_category')}
          nothingFoundMessage={t('checklists.nothing_found')}
          clearable
          value={query.category_id ?? null}
          onChange={(id) => narrow({ category_id: id ?? undefined })}
        />
      </div>
      {!data && <LoadingRows rows={6} />}
      {data?.meta.total === 0 && (
        <EmptyState
          icon={IconCalendarStats}
          title={t(isNarrowed ? 'actions.nothing_found' : 'programme.gaps_none')}
          hint={t(isNarrowed ? 'actions.nothing_found_hint' : 'programme.gaps_none_hint')}
        />
      )}
      {data && data.meta.total > 0 && (
        <div className={classes.gaps}>
          <ul className={classes.list} aria-label={t('programme.propose_gaps')}>
            {data.data.map((gap) => (
              <li key={`${gap.organization.id} ${gap.category.id}`}>
                <Gap gap={gap} year={year} chosen={chosen} />
              </li>
            ))}
          </ul>
          <Pager meta={data.meta} onChange={(change) => setQuery({ ...query, ...change })} />
        </div>
      )}
    </Stack>
  )
}

function Gap({ gap, year, chosen }: { gap: ProgrammeGap; year: number; chosen: PlanChoice }) {
  const t = useText()
  const { organization, category, interval_months: count } = gap
  const name = `${category.name}, ${organization.name}`
  const month = chosen.monthOf(gap)
  return (
    <div className={classes.gap}>
      <Checkbox
        label={name}
        description={t('programme.gap_every', { count })}
        checked={month !== undefined}
        onChange={() => chosen.toggle(gap)}
      />
      {month !== undefined && (
        <NativeSelect
          aria-label={t('programme.month_of', { name })}
          data={months.map((one) => ({ value: String(one), label: monthInWords(t, { year, month: one }) }))}
          value={String(month)}
          onChange={({ currentTarget: { value } }) => chosen.set(gap, Number(value))}
        />
      )}
    </div>
  )
}
