import type { CorrectiveItem } from '@apron/contract/audits'
import { useMemo } from 'react'
import { Link } from '../../../../lib/router/link.tsx'
import { dayMonthYear } from '../../../../lib/text/dates.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { StatusBadge } from '../../../../ui/text/status-badge.tsx'
import { wordsOf } from '../../../../ui/text/words-of.ts'
import { CodeMark } from '../frame/code-mark.tsx'
import classes from '../reports.module.css'

/** What is shown of each finding; it leads to its audit. */
export function useCorrectiveColumns(): Column<CorrectiveItem>[] {
  const t = useText()
  return useMemo(
    () => [
      {
        id: 'status',
        header: t('reports.status'),
        width: 90,
        card: 'corner',
        cell: ({ status }) => <CodeMark code={status.code} name={status.name} color={status.color} />,
      },
      { id: 'content', header: t('reports.content'), card: 'title', cell: (row) => <Item row={row} /> },
      {
        id: 'audit',
        header: t('reports.audit'),
        width: 230,
        from: 860,
        cell: ({ audit, organization }) => (
          <div className={classes.item}>
            <span>{audit.name}</span>
            <small>{organization.name}</small>
          </div>
        ),
      },
      {
        id: 'responsible',
        header: t('reports.responsible'),
        width: 150,
        from: 1000,
        cell: ({ responsible }) => responsible?.fullname ?? <span className={classes.none}>{t('reports.nobody')}</span>,
      },
      {
        id: 'due',
        header: t('reports.due'),
        sortable: true,
        width: 120,
        cell: ({ corrective_date: day, is_overdue }) => (
          <span className={is_overdue ? classes.late : undefined}>{dayMonthYear(day)}</span>
        ),
      },
      { id: 'state', header: t('reports.state'), width: 150, cell: (row) => <State row={row} /> },
    ],
    [t],
  )
}

function Item({ row: { id, header, content, audit, group_id, finding_number } }: { row: CorrectiveItem }) {
  return (
    <div className={classes.item}>
      <Link to="/checklist/$id/view" params={{ id: String(audit.id) }} search={{ group_id, item: id }}>
        {[finding_number, header].filter(Boolean).join(' · ')}
      </Link>
      <span className={classes.words}>{wordsOf(content)}</span>
    </div>
  )
}

function State({ row: { corrective_status, is_overdue } }: { row: CorrectiveItem }) {
  const t = useText()
  if (corrective_status === 1) return <StatusBadge tint="green">{t('reports.state_complete')}</StatusBadge>
  if (is_overdue) return <StatusBadge tint="red">{t('reports.state_overdue')}</StatusBadge>
  return <StatusBadge tint="orange">{t('reports.state_incomplete')}</StatusBadge>
}
