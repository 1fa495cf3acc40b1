import type { RegisterFinding } from '@apron/contract/audits'
import { wordsOfFinding } from '@apron/contract/text'
import { useMemo } from 'react'
import { Link } from '#lib/router/link.tsx'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import type { Column } from '#ui/table/data-table.tsx'
import { CodeMark } from '#ui/text/code-mark.tsx'
import { FindingStateBadge } from '../domain/finding-state-badge.tsx'
import { DueWords, RepeatMark } from './finding-marks.tsx'
import classes from './register.module.css'

/** What the register shows of each finding. */
export function useFindingColumns(): Column<RegisterFinding>[] {
  const t = useText()
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('register.number'),
        sortable: true,
        width: 195,
        card: 'title',
        cell: (row) => <Number finding={row} />,
      },
      { id: 'finding', header: t('register.question'), card: 'text', cell: (row) => <Words finding={row} /> },
      {
        id: 'begun',
        header: t('register.audit'),
        sortable: true,
        width: 190,
        from: 1000,
        card: 'hidden',
        cell: (row) => <Audit finding={row} />,
      },
      {
        id: 'responsible',
        header: t('register.responsible'),
        width: 150,
        from: 860,
        cell: ({ responsible }) => responsible?.fullname ?? <span className={classes.dim}>{t('register.nobody')}</span>,
      },
      { id: 'due', header: t('register.due'), sortable: true, width: 130, cell: (row) => <DueWords finding={row} /> },
      {
        id: 'state',
        header: t('register.state'),
        sortable: true,
        width: 225,
        card: 'corner',
        cell: ({ state }) => <FindingStateBadge state={state} />,
      },
    ],
    [t],
  )
}

function Number({ finding }: { finding: RegisterFinding }) {
  const t = useText()
  const { status, finding_number } = finding
  return (
    <span className={classes.number}>
      <CodeMark code={status.code} color={status.color} name={status.name} />
      <Link href={`/finding/${finding.id}`} className={classes.name}>
        {finding_number ?? t('register.no_number')}
        <span className="visually-hidden">: {wordsOfFinding(finding)}</span>
      </Link>
    </span>
  )
}

function Words({ finding: { header, content, conclusion, repeats, organization } }: { finding: RegisterFinding }) {
  return (
    <span className={classes.words}>
      <span>
        <strong>{conclusion ?? header}</strong> <RepeatMark repeats={repeats} />
      </span>
      <span className={classes.content}>{conclusion ? header : content}</span>
      <small className={classes.onCards}>{organization.name}</small>
    </span>
  )
}

function Audit({ finding: { audit, organization } }: { finding: RegisterFinding }) {
  return (
    <span className={classes.words}>
      <span className={classes.content}>{organization.name}</span>
      <small>
        {audit.name} · {dayMonthYear(audit.starting_date)}
      </small>
    </span>
  )
}
