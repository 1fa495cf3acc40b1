import { noOrganization, periodSearch, reports, type PeriodSearch } from '@apron/contract/audits'
import { useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { searchOf, useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { Filters } from '#ui/form/filters.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { ReportChart } from '../chart.tsx'
import { Caption, yearsInWords } from '../frame/caption.tsx'
import { OrganizationField, StatusesField, YearsFields } from '../frame/filter-fields.tsx'
import { ReportFrame } from '../frame/report-frame.tsx'
import { usePaperHead } from '../frame/use-paper-head.ts'
import { part } from '#ui/page/part.tsx'
import { PeriodNumbers } from './period-numbers.tsx'

const OnPaper = part(() => import('./on-paper.tsx'), 'OnPaper', { failed: () => null })

/** How many questions were answered with what, by years or by quarters. */
export function PeriodScreen() {
  return (
    <ReportFrame tab="/report/report">
      <Period />
    </ReportFrame>
  )
}
PeriodScreen.search = searchOf<PeriodSearch>(periodSearch)

function Period() {
  const t = useText()
  const [filters, setFilters] = useFilters<PeriodSearch>()
  const { organization_id: organization, ...body } = filters
  const isChosen = organization !== noOrganization
  const { data } = useRead(
    reports.byPeriod,
    { params: { id: organization }, body },
    { enabled: isChosen, keepsPrevious: true },
  )
  const report = isChosen ? data?.data : undefined
  const series = useMemo(
    () => report?.datasets.map(({ code, color, data: counts }) => ({ label: code, color, data: counts })) ?? [],
    [report],
  )
  const paper = usePaperHead()
  return (
    <>
      {report && paper && <OnPaper report={report} paper={paper} filters={filters} />}
      <FilterBar>
        <OrganizationField isRequired value={organization} onChange={setFilters} />
        <Filters inUse={filters.status_ids.length > 0 ? 1 : 0} onClear={() => setFilters({ status_ids: [] })}>
          <StatusesField value={filters.status_ids} onChange={setFilters} />
          <YearsFields value={filters} shown={report?.caption} onChange={setFilters} />
        </Filters>
      </FilterBar>
      {!isChosen && (
        <EmptyState title={t('reports.organization_required')} hint={t('reports.organization_required_hint')} />
      )}
      {isChosen && !report && <LoadingRows rows={8} />}
      {report && series.length === 0 && <EmptyState title={t('reports.empty')} hint={t('reports.empty_hint')} />}
      {report && series.length > 0 && (
        <>
          <Caption
            words={t('reports.caption', {
              organization: report.caption.organization,
              years: yearsInWords(report.caption),
            })}
            isWhole={report.caption.is_whole}
          />
          <ReportChart label={t('reports.chart')} labels={report.labels} series={series} />
          <PeriodNumbers report={report} organization={organization} statusIds={filters.status_ids} />
        </>
      )}
    </>
  )
}
