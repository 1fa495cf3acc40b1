import { trends } from '@apron/contract/audits'
import { useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { ReportChart } from '../chart.tsx'
import { Caption, yearsInWords } from '../frame/caption.tsx'
import { OrganizationField, YearsFields } from '../frame/filter-fields.tsx'
import { ReportFrame } from '../frame/report-frame.tsx'
import classes from '../reports.module.css'
import { ClosingNumbers } from './closing-numbers.tsx'
import type { FindingFilters } from './filters.ts'
import { FailedQuestions } from './failed-questions.tsx'
import { OrganizationNumbers } from './organization-numbers.tsx'

/**
 * Figures of findings over time: by class and organisation, how long they stay open, how often they come back, which
 * questions fail.
 */
export function FindingsScreen() {
  return (
    <ReportFrame tab="/report/findings">
      <Findings />
    </ReportFrame>
  )
}
FindingsScreen.search = filtersOf(trends.questions)

function Findings() {
  const t = useText()
  const [filters, setFilters] = useFilters<FindingFilters>()
  const { organization_id, by_quarter, from_year, to_year, of_year } = filters
  const query = { organization_id, by_quarter, from_year, to_year, of_year }
  const { data } = useRead(trends.findings, { query }, { keepsPrevious: true })
  const figures = useRead(trends.figures, { query }, { keepsPrevious: true }).data?.data
  const found = data?.data
  const series = useMemo(
    () => found?.classes.map(({ code, color, data: counts }) => ({ label: code, color, data: counts })) ?? [],
    [found],
  )
  return (
    <>
      <FilterBar>
        <OrganizationField value={organization_id} onChange={setFilters} />
        <YearsFields value={filters} shown={found?.caption} onChange={setFilters} />
      </FilterBar>
      {!found && <LoadingRows rows={8} />}
      {found && series.length === 0 && (
        <EmptyState title={t('reports.findings_empty')} hint={t('reports.findings_empty_hint')} />
      )}
      {found && series.length > 0 && (
        <>
          <Caption
            words={t('reports.caption', {
              organization: found.caption.organization,
              years: yearsInWords(found.caption),
            })}
            isWhole={found.caption.is_whole}
          />
          <ReportChart label={t('reports.findings_chart')} labels={found.labels} series={series} />
          {figures && (
            <section className={classes.part}>
              <h2>{t('reports.closing')}</h2>
              <p>{t('reports.repeat_hint')}</p>
              <ClosingNumbers figures={figures} trends={found} organization={organization_id} />
            </section>
          )}
          <section className={classes.part}>
            <h2>{t('reports.by_organization')}</h2>
            <OrganizationNumbers trends={found} />
          </section>
        </>
      )}
      <section className={classes.part}>
        <h2>{t('reports.questions')}</h2>
        <FailedQuestions filters={filters} onChange={setFilters} />
      </section>
    </>
  )
}
