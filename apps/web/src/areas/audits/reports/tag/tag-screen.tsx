import { noOrganization, reports, tagSearch, type TaggedItem, type TagSearch } from '@apron/contract/audits'
import { useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { searchOf, useFilters } from '#lib/page/filters.ts'
import { today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Pager } from '#blocks/pager.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { Filters } from '#ui/form/filters.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { OrganizationField, StatusesField, TagsField } from '../frame/filter-fields.tsx'
import { ReportFrame } from '../frame/report-frame.tsx'
import { usePaperHead } from '../frame/use-paper-head.ts'
import { part } from '#ui/page/part.tsx'
import { useTagColumns } from './tag-columns.tsx'

const OnPaper = part(() => import('./on-paper.tsx'), 'OnPaper', { failed: () => null })
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
