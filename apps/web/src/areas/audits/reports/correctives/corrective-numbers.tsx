import type { CorrectionState, CorrectiveReport } from '@apron/contract/audits'
import { useMemo, type ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { ReportChart } from '../chart.tsx'
import { Caption } from '../frame/caption.tsx'
import { CodeMark } from '../frame/code-mark.tsx'
import { NumberTable } from '../frame/number-table.tsx'
import { Counted } from '../frame/counted.tsx'
import classes from '../reports.module.css'
import type { CorrectiveFilters } from './filters.ts'

/** Of the palette: what is late, what is to be corrected, and what is done. */
const colors = { overdue: '#b3261e', incomplete: '#c2560c', complete: '#1b7a4b' } as const
type Counts = Record<Exclude<CorrectionState, 'all'>, number>
type Row = { id: number; name: string; head: ReactNode; counts: Counts; narrowed: Partial<CorrectiveFilters> }

/** How many corrections are open, of these overdue, and complete by status, as bars and in numbers, and by organisation. */
export function CorrectiveNumbers({
  report: { datasets, organizations, caption },
  filters,
}: {
  report: CorrectiveReport
  filters: CorrectiveFilters
}) {
  const t = useText()
  const series = useMemo(
    () => [
      { label: t('reports.state_overdue'), color: colors.overdue, data: datasets.map(({ overdue }) => overdue) },
      {
        label: t('reports.state_in_time'),
        color: colors.incomplete,
        data: datasets.map(({ data, overdue }) => data[0]! - overdue),
      },
      { label: t('reports.state_complete'), color: colors.complete, data: datasets.map(({ data }) => data[1]!) },
    ],
    [t, datasets],
  )
  const labels = useMemo(() => datasets.map(({ label }) => label), [datasets])
  if (datasets.length === 0) return null
  const byStatus = datasets.map(({ id, code, name, color, data, overdue }): Row => ({
    id,
    name: code,
    head: <CodeMark code={code} name={name} color={color} />,
    counts: { incomplete: data[0]!, complete: data[1]!, overdue },
    narrowed: { status_ids: [id] },
  }))
  const byOrganization = organizations.map(({ id, name, ...counts }): Row => ({
    id,
    name,
    head: name,
    counts,
    narrowed: { organization_id: id },
  }))
  return (
    <>
      <Caption words={caption.organization} isWhole={caption.is_whole} />
      <ReportChart label={t('reports.corrective_chart')} labels={labels} series={series} isStacked />
      <Numbers title={t('reports.status')} rows={byStatus} filters={filters} />
      {organizations.length > 1 && (
        <section className={classes.part}>
          <h2>{t('reports.by_organization')}</h2>
          <Numbers title={t('reports.organization')} rows={byOrganization} filters={filters} />
        </section>
      )}
    </>
  )
}

/** The second is part of the first. */
const states = ['incomplete', 'overdue', 'complete'] as const
const heads = {
  incomplete: 'reports.state_incomplete',
  overdue: 'reports.of_these_overdue',
  complete: 'reports.state_complete',
} as const

function Numbers({ title, rows, filters }: { title: string; rows: readonly Row[]; filters: CorrectiveFilters }) {
  const t = useText()
  const way = (narrowed: Partial<CorrectiveFilters>, state: CorrectionState) => ({
    to: '/report/correctives' as const,
    search: { ...filters, page: 1, ...narrowed, state },
  })
  return (
    <NumberTable label={title}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {states.map((state) => (
            <th key={state} scope="col">
              {t(heads[state])}
            </th>
          ))}
          <th scope="col">{t('reports.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, head, counts, narrowed }) => (
          <tr key={id}>
            <th scope="row">{head}</th>
            {states.map((state) => (
              <td key={state}>
                <Counted
                  count={counts[state]}
                  way={way(narrowed, state)}
                  label={t('reports.count_of', { status: t(`reports.state_${state}`), period: name })}
                  isLate={state === 'overdue'}
                />
              </td>
            ))}
            <td>
              <Counted
                count={counts.incomplete + counts.complete}
                way={way(narrowed, 'all')}
                label={t('reports.count_of', { status: t('reports.total'), period: name })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </NumberTable>
  )
}
