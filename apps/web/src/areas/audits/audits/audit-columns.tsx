import type { ListedAudit } from '@apron/contract/audits'
import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { AuditProgress } from '#blocks/audit/audit-progress.tsx'
import { Deadline } from '#blocks/audit/deadline.tsx'
import { FindingChips } from '#blocks/audit/finding-chips.tsx'
import { Link } from '#lib/router/link.tsx'
import { dayMonthYearDashed } from '#lib/text/dates.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import type { Column } from '#ui/table/data-table.tsx'
import { AuditStatusControl } from '../domain/audit-status-control.tsx'
import classes from './audits.module.css'

/** What the list shows of each audit: in columns, on a phone as a card of two lines. */
export function useAuditColumns(showTeam: (audit: ListedAudit) => void): Column<ListedAudit>[] {
  const t = useText()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('checklists.name'),
        sortable: true,
        also: { id: 'id', header: t('checklists.id') },
        card: 'title',
        cell: (row) => <Name audit={row} />,
      },
      {
        id: 'progress',
        header: t('auditProgress.progress'),
        width: 126,
        card: 'hidden',
        cell: (row) => <AuditProgress checked={row.checked} total={row.total} />,
      },
      {
        id: 'findings',
        header: t('auditProgress.findings'),
        width: 148,
        from: 860,
        card: 'hidden',
        cell: (row) => <FindingChips auditId={row.id} findings={row.findings} />,
      },
      {
        id: 'team',
        header: t('auditProgress.leader'),
        width: 140,
        from: 1000,
        card: 'hidden',
        cell: (row) => <Team audit={row} onShow={showTeam} />,
      },
      {
        id: 'work',
        header: t('auditProgress.deadline'),
        sortable: true,
        width: 128,
        card: 'hidden',
        cell: (row) => <Deadline audit={row} />,
      },
      {
        id: 'status',
        header: t('checklists.status'),
        sortable: true,
        width: 182,
        card: 'hidden',
        cell: (row) => <AuditStatusControl audit={row} />,
      },
      { id: 'card', header: '', card: 'text', from: Infinity, cell: (row) => <Line audit={row} /> },
    ],
    [t, showTeam],
  )
}

function Name({ audit }: { audit: ListedAudit }) {
  const t = useText()
  const from = dayMonthYearDashed(audit.starting_date)
  return (
    <div className={classes.name}>
      <Link to="/checklist/$id/view" params={{ id: String(audit.id) }}>
        {audit.name}
      </Link>
      <small>
        #{audit.id} · {t('checklists.period', { from, to: dayMonthYearDashed(audit.ending_date) })}
      </small>
      <small>{audit.organization.name}</small>
    </div>
  )
}

/** The leader, and behind their name the whole team. */
function Team({ audit, onShow }: { audit: ListedAudit; onShow: (audit: ListedAudit) => void }) {
  const t = useText()
  const people = t('checklists.people', { count: audit.team_size })
  const [leader] = audit.leaders
  const others = audit.team_size > 1 ? ` +${audit.team_size - 1}` : ''
  const words = leader ? `${leader.name}${others}` : people
  const label = t('checklists.show_team', { people, name: audit.name })
  return (
    <UnstyledButton
      className={classes.team}
      aria-label={leader ? `${words}, ${label}` : label}
      onClick={() => onShow(audit)}
    >
      {words}
    </UnstyledButton>
  )
}

/** The second line of a card. */
function Line({ audit }: { audit: ListedAudit }) {
  const { checked, total, findings } = audit
  return (
    <div className={classes.card}>
      <AuditProgress checked={checked} total={total} isThin />
      <div className={classes.line}>
        <AuditStatusControl audit={audit} />
        <span aria-hidden="true">
          {formatNumber(checked)}/{formatNumber(total)}
        </span>
        <FindingChips auditId={audit.id} findings={findings} />
        <Deadline audit={audit} isShort />
      </div>
    </div>
  )
}
