import type { QueryOf } from '@apron/contract'
import { trends, type Coverage } from '@apron/contract/audits'
import { Checkbox, NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { Link } from '#lib/router/link.tsx'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { wordsOf } from '#ui/text/words-of.ts'
import { Caption } from './frame/caption.tsx'
import { OrganizationField } from './frame/filter-fields.tsx'
import { ReportFrame } from './frame/report-frame.tsx'
import classes from './reports.module.css'

type Filters = QueryOf<typeof trends.coverage>
type Place = Pick<Coverage['organizations'][number], 'id' | 'name' | 'last_on' | 'audit' | 'months' | 'is_due'>
const nameOf = ({ name }: Place) => name
const spans = [3, 6, 9, 12, 18, 24, 36]

/** The organisations and chapters that have not been audited for so many months. */
export function CoverageScreen() {
  return (
    <ReportFrame tab="/report/coverage">
      <Covered />
    </ReportFrame>
  )
}
CoverageScreen.search = filtersOf(trends.coverage)

function Covered() {
  const t = useText()
  const [filters, setFilters] = useFilters<Filters>()
  const { organization_id, months, due_only } = filters
  const { data, isLoading } = useRead(
    trends.coverage,
    { query: { organization_id, months, due_only } },
    { keepsPrevious: true },
  )
  const found = data?.data
  const chapters = useMemo(
    () => found?.chapters.map(({ index, header, ...row }): Place => ({ ...row, name: `${wordsOf(index)} ${header}` })),
    [found],
  )
  const offered = [...new Set([...spans, months])].toSorted((one, other) => one - other).map(String)
  return (
    <>
      <FilterBar>
        <OrganizationField value={organization_id} onChange={setFilters} />
        <NativeSelect
          aria-label={t('reports.months')}
          value={String(months)}
          data={offered.map((value) => ({ value, label: t('reports.longer_than', { count: Number(value) }) }))}
          onChange={({ currentTarget: { value } }) => setFilters({ months: Number(value) })}
        />
        <Checkbox
          className={classes.tick ?? ''}
          label={t('reports.due_only')}
          checked={due_only}
          onChange={({ currentTarget: { checked } }) => setFilters({ due_only: checked })}
        />
      </FilterBar>
      {isLoading ? (
        <LoadingRows rows={12} />
      ) : (
        <>
          {found && <Caption words={found.caption.organization} isWhole={found.caption.is_whole} />}
          <Places title={t('reports.organizations')} rows={found?.organizations} />
          <Places title={t('reports.chapters')} rows={chapters} />
        </>
      )}
    </>
  )
}

function Places({ title, rows }: { title: string; rows: readonly Place[] | undefined }) {
  const t = useText()
  const columns = useMemo(
    (): Column<Place>[] => [
      { id: 'name', header: title, card: 'title', cell: ({ name }) => name },
      { id: 'last', header: t('reports.last_audit'), width: 300, cell: (row) => <Last row={row} /> },
      {
        id: 'since',
        header: t('reports.since'),
        width: 110,
        align: 'end',
        cell: ({ months }) => months !== null && t('reports.since_months', { count: months }),
      },
      {
        id: 'due',
        header: t('reports.coverage_state'),
        width: 130,
        card: 'corner',
        cell: ({ is_due }) => (
          <StatusBadge tint={is_due ? 'red' : 'green'}>
            {is_due ? t('reports.is_due') : t('reports.is_covered')}
          </StatusBadge>
        ),
      },
    ],
    [t, title],
  )
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        nameOf={nameOf}
        empty={<EmptyState title={t('reports.covered')} hint={t('reports.covered_hint')} />}
      />
    </section>
  )
}

function Last({ row: { last_on, audit } }: { row: Place }) {
  const t = useText()
  if (!audit) return <span className={classes.none}>{t('reports.never')}</span>
  return (
    <div className={classes.item}>
      <Link to="/checklist/$id/view" params={{ id: String(audit.id) }}>
        {audit.name}
      </Link>
      <small>{dayMonthYear(last_on)}</small>
    </div>
  )
}
