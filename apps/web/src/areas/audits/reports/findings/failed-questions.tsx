import { trends, type FailedQuestion } from '@apron/contract/audits'
import { useMemo } from 'react'
import { Pager } from '#blocks/pager.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { wordsOf } from '#ui/text/words-of.ts'
import classes from '../reports.module.css'
import type { FindingFilters } from './filters.ts'

const nameOf = ({ header }: FailedQuestion) => header

/** How often each question failed of how often it was answered. */
export function FailedQuestions({
  filters,
  onChange,
}: {
  filters: FindingFilters
  onChange: (change: Partial<FindingFilters>) => void
}) {
  const t = useText()
  const { data } = useRead(trends.questions, { query: filters })
  const columns = useMemo(
    (): Column<FailedQuestion>[] => [
      { id: 'question', header: t('reports.content'), card: 'title', cell: (row) => <Question row={row} /> },
      { id: 'answered', header: t('reports.answered'), width: 110, align: 'end', cell: (row) => formatNumber(row.answered) }, // prettier-ignore
      {
        id: 'failed',
        header: t('reports.failed'),
        sortable: true,
        width: 110,
        align: 'end',
        cell: (row) => formatNumber(row.failed),
      },
      {
        id: 'percent',
        header: t('reports.fail_rate'),
        sortable: true,
        width: 130,
        align: 'end',
        cell: (row) => `${formatNumber(row.percent)}%`,
      },
    ],
    [t],
  )
  return (
    <>
      <DataTable
        label={t('reports.questions')}
        columns={columns}
        rows={data?.data}
        nameOf={nameOf}
        sort={{ by: filters.sort_by, direction: filters.sort }}
        onSort={({ by, direction }) => onChange({ sort_by: by as FindingFilters['sort_by'], sort: direction })}
        empty={<EmptyState title={t('reports.questions_empty')} hint={t('reports.empty_hint')} />}
      />
      <Pager meta={data?.meta} onChange={onChange} />
    </>
  )
}

function Question({ row: { header, content, group } }: { row: FailedQuestion }) {
  return (
    <div className={classes.item}>
      <strong>{header}</strong>
      <span className={classes.words}>{wordsOf(content)}</span>
      <small>
        {wordsOf(group.index)} {group.header}
      </small>
    </div>
  )
}
