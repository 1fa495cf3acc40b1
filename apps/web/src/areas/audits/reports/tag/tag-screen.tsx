import {
  noOrganization,
  reports,
  taggedPaper,
  tagSearch,
  type Making,
  type PaperHead,
  type TaggedItem,
  type TaggedList,
  type TagSearch,
} from '@apron/contract/audits'
import { itemStatuses, tags } from '@apron/contract/library'
import { organizations } from '@apron/contract/people'
import { useCallback, useMemo } from 'react'
import { useRead } from '../../../../lib/calls/queries.ts'
import { searchOf, useFilters } from '../../../../lib/page/filters.ts'
import { today } from '../../../../lib/text/dates.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { Pager } from '../../../../blocks/pager.tsx'
import { DateField } from '../../../../ui/form/date-field.tsx'
import { FilterBar } from '../../../../ui/form/filter-bar.tsx'
import { Filters } from '../../../../ui/form/filters.tsx'
import { EmptyState } from '../../../../ui/page/empty-state.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { OrganizationField, StatusesField, TagsField } from '../frame/filter-fields.tsx'
import { ReportPaper } from '../frame/paper.tsx'
import { ReportFrame } from '../frame/report-frame.tsx'
import { usePaperHead } from '../frame/use-paper-head.ts'
import { useTagColumns } from './tag-columns.tsx'

const nameOf = ({ header }: TaggedItem) => header

/** The items that were answered between two days, by status and by tag. */
export function TagScreen() {
  return (
    <ReportFrame tab="/report/report-hashtag">
      <Items />
    </ReportFrame>
  )
}
TagScreen.search = searchOf<TagSearch>(tagSearch)

function Items() {
  const t = useText()
  const [{ page, per_page, sort, ...filters }, setFilters] = useFilters<TagSearch>()
  const isChosen = filters.organization_id !== noOrganization
  const day = today()
  const to_date = filters.to_date ?? day
  const from_date = filters.from_date ?? `${to_date.slice(0, 4)}-01-01`
  const { data, error } = useRead(
    reports.byTag,
    { query: { page, per_page, sort }, body: { ...filters, from_date, to_date } },
    { enabled: isChosen, quiet: true },
  )
  const wrong = error?.errors ?? {}
  const columns = useTagColumns()
  const inUse = [filters.status_ids, filters.tag_ids].filter(({ length }) => length > 0).length
  const rows = error ? [] : data?.data
  const paper = usePaperHead()
  const shown = useMemo(() => ({ from: from_date, to: to_date }), [from_date, to_date])
  return (
    <>
      {isChosen && rows && paper && <OnPaper items={rows} paper={paper} filters={filters} days={shown} />}
      <FilterBar>
        <OrganizationField isRequired value={filters.organization_id} onChange={setFilters} />
        <Filters inUse={inUse} onClear={() => setFilters({ status_ids: [], tag_ids: [] })}>
          <DateField
            w={160}
            aria-label={t('reports.from_date')}
            required
            value={from_date}
            error={wrong['from_date']?.[0]}
            onChange={(from) => from && setFilters({ from_date: from })}
          />
          <DateField
            w={160}
            aria-label={t('reports.to_date')}
            required
            value={to_date}
            error={wrong['to_date']?.[0]}
            onChange={(to) => to && setFilters({ from_date, to_date: to })}
          />
          <StatusesField value={filters.status_ids} onChange={setFilters} />
          <TagsField value={filters.tag_ids} onChange={setFilters} />
        </Filters>
      </FilterBar>
      {isChosen ? (
        <>
          <DataTable
            label={t('reports.tag_rows')}
            columns={columns}
            rows={rows}
            nameOf={nameOf}
            empty={<EmptyState title={t('reports.tag_empty')} hint={t('reports.tag_empty_hint')} />}
          />
          {!error && <Pager meta={data?.meta} onChange={setFilters} />}
        </>
      ) : (
        <EmptyState title={t('reports.organization_required')} hint={t('reports.organization_required_hint')} />
      )}
    </>
  )
}

type Shown = {
  items: readonly TaggedItem[]
  paper: PaperHead
  filters: Pick<TagSearch, 'organization_id' | 'status_ids' | 'tag_ids'>
  days: { from: string; to: string }
}

/** The items that are shown, on paper; a file has them all. */
function OnPaper({ items, paper, filters: { organization_id: of, status_ids, tag_ids }, days }: Shown) {
  const t = useText()
  const date = today()
  const names = { query: { per_page: 'all', sort_by: 'name', sort: 'asc' } } as const
  const allTags = useRead(tags.list, names, { staleTime: 60_000 }).data?.data
  const statuses = useRead(itemStatuses.list, {}, { staleTime: 60_000 }).data?.data
  const units = useOrganizationName(of)
  const list = useMemo(
    (): TaggedList => ({
      items,
      ...days,
      tags: (allTags ?? []).filter(({ id }) => tag_ids.includes(id)).map(({ name }) => name),
      statuses: (statuses ?? []).filter(({ id }) => status_ids.includes(id)).map(({ code }) => code),
      caption: { organization: units ?? t('reports.all_organizations'), is_whole: true },
    }),
    [t, items, days, allTags, statuses, tag_ids, status_ids, units],
  )
  const make = useCallback((making: Making) => taggedPaper({ list, paper, date }, making), [list, paper, date])
  const filters = { from_date: days.from, to_date: days.to, status_ids, tag_ids }
  return <ReportPaper make={make} exported={{ what: 'tag-report', of, filters }} />
}

/** The name of an organisation; undefined for all, and until it is known. */
function useOrganizationName(id: number): string | undefined {
  const { data } = useRead(organizations.list, { query: { per_page: 'all', sort: 'asc' } }, { staleTime: 60_000 })
  return data?.data.find((row) => row.id === id)?.name
}
