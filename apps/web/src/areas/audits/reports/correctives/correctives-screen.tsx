import { correctionStates, corrections, type CorrectiveItem, type CorrectionState } from '@apron/contract/audits'
import { NativeSelect } from '@mantine/core'
import { Pager } from '#blocks/pager.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { Filters } from '#ui/form/filters.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { OrganizationField, StatusesField } from '../frame/filter-fields.tsx'
import { ReportFrame } from '../frame/report-frame.tsx'
import { usePaperHead } from '../frame/use-paper-head.ts'
import classes from '../reports.module.css'
import type { CorrectiveFilters } from './filters.ts'
import { part } from '#ui/page/part.tsx'
import { CorrectiveNumbers } from './corrective-numbers.tsx'
import { useCorrectiveColumns } from './corrective-columns.tsx'

const nothing = { state: 'all', from_date: undefined, to_date: undefined } as const
const OnPaper = part(() => import('./on-paper.tsx'), 'OnPaper', { failed: () => null })
const nameOf = ({ header }: CorrectiveItem) => header

/** The corrections of all audits that the reader may see: how many are open, complete and overdue, and which. */
export function CorrectivesScreen() {
  return (
    <ReportFrame tab="/report/correctives">
      <Correctives />
    </ReportFrame>
  )
}
CorrectivesScreen.search = filtersOf(corrections.items)

function Correctives() {
  const t = useText()
  const [filters, setFilters] = useFilters<CorrectiveFilters>()
  const { organization_id, status_ids, from_date, to_date, state } = filters
  const counts = useRead(
    corrections.counts,
    { query: { organization_id, status_ids, from_date, to_date } },
    { keepsPrevious: true },
  )
  const { data } = useRead(corrections.items, { query: filters })
  const columns = useCorrectiveColumns()
  const inUse = [status_ids.length > 0, state !== 'all', from_date !== undefined, to_date !== undefined].filter(
    Boolean,
  ).length
  const paper = usePaperHead()
  return (
    <>
      {counts.data && data && paper && (
        <OnPaper report={counts.data.data} items={data.data} paper={paper} filters={filters} />
      )}
      <FilterBar>
        <OrganizationField value={organization_id} onChange={setFilters} />
        <Filters inUse={inUse} onClear={() => setFilters({ ...nothing, status_ids: [] })}>
          <StatusesField findingsOnly value={status_ids} onChange={setFilters} />
          <NativeSelect
            aria-label={t('reports.state')}
            value={state}
            data={correctionStates.map((value) => ({ value, label: t(`reports.state_${value}`) }))}
            onChange={({ currentTarget: { value } }) => setFilters({ state: value as CorrectionState })}
          />
          <DateField
            w={160}
            aria-label={t('reports.from_date')}
            placeholder={t('reports.from_date')}
            value={from_date ?? null}
            onChange={(day) => setFilters({ from_date: day ?? undefined })}
          />
          <DateField
            w={160}
            aria-label={t('reports.to_date')}
            placeholder={t('reports.to_date')}
            earliest={from_date}
            because={t('validation.not_after')}
            value={to_date ?? null}
            onChange={(day) => setFilters({ to_date: day ?? undefined })}
          />
        </Filters>
      </FilterBar>
      {/* The numbers stand above the findings. */}
      {counts.isLoading ? (
        <LoadingRows rows={12} />
      ) : (
        <>
          {counts.data && <CorrectiveNumbers report={counts.data.data} filters={filters} />}
          <section className={classes.part}>
            <h2>{t('reports.corrective_items')}</h2>
            <DataTable
              label={t('reports.corrective_items')}
              columns={columns}
              rows={data?.data}
              nameOf={nameOf}
              sort={{ by: filters.sort_by, direction: filters.sort }}
              onSort={({ by, direction }) =>
                setFilters({ sort_by: by as CorrectiveFilters['sort_by'], sort: direction })
              }
              empty={<EmptyState title={t('reports.corrective_empty')} hint={t('reports.corrective_empty_hint')} />}
            />
            <Pager meta={data?.meta} onChange={setFilters} />
          </section>
        </>
      )}
    </>
  )
}
