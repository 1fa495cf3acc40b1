import type { CorrectiveItem } from '@apron/contract/audits'
import { useMemo } from 'react'
import { Link } from '#lib/router/link.tsx'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import type { Column } from '#ui/table/data-table.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { FindingStateBadge } from '../../domain/finding-state-badge.tsx'
import { wordsOf } from '#ui/text/words-of.ts'
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
      { id: 'done', header: t('reports.done'), width: 280, from: 1000, cell: (row) => <Done row={row} /> },
      {
        id: 'audit',
        header: t('reports.audit'),
        width: 190,
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
        from: 1180,
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
      { id: 'state', header: t('reports.state'), width: 200, cell: (row) => <State row={row} /> },
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

/** What was planned and who judged it: nothing while there is nothing. */
function Done({ row: { plan, verified, effect } }: { row: CorrectiveItem }) {
  const t = useText()
  const judged = (said: { by: string; on: string }) => ({ name: said.by, date: dayMonthYear(said.on) })
  const effectWords = effect?.is_effective ? 'reports.done_effective' : 'reports.done_ineffective'
  const lines: [TextKey, string][] = [
    ...(plan
      ? ([
          ['reports.cause', plan.root_cause],
          ['reports.action', plan.action],
        ] as [TextKey, string][])
      : []),
    ...(verified ? ([['reports.verified', t('reports.done_by', judged(verified))]] as [TextKey, string][]) : []),
    ...(effect ? ([['reports.effect', t(effectWords, judged(effect))]] as [TextKey, string][]) : []),
  ]
  if (lines.length === 0) return <span className={classes.none}>–</span>
  return (
    <div className={classes.item}>
      {lines.map(([name, words]) => (
        <small key={name} className={classes.words} title={words}>
          <b>{t(name)}:</b> {words}
        </small>
      ))}
    </div>
  )
}

function State({ row: { finding_state, is_overdue } }: { row: CorrectiveItem }) {
  const t = useText()
  return (
    <div className={classes.states}>
      <FindingStateBadge state={finding_state} />
      {is_overdue && <StatusBadge tint="red">{t('reports.state_overdue')}</StatusBadge>}
    </div>
  )
}
