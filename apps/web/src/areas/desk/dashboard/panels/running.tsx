import { auditStatus } from '@apron/contract'
import { checklists, type ListedAudit } from '@apron/contract/audits'
import { IconClipboardCheck } from '@tabler/icons-react'
import { AuditProgress } from '#blocks/audit/audit-progress.tsx'
import { Deadline } from '#blocks/audit/deadline.tsx'
import { FindingChips } from '#blocks/audit/finding-chips.tsx'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { Link } from '#lib/router/link.tsx'
import { dateAndTime, relativeTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PanelHead } from './panel-head.tsx'
import classes from './panels.module.css'

const status = [auditStatus.IN_PROGRESS]
const most = 10

/** The running audits, what is due first at the top: how far, by when, what was found, when somebody last worked on it. */
export function Running() {
  const t = useText()
  const query = { status, sort_by: 'work', sort: 'asc', per_page: most } as const
  const { data, error, refetch } = useRead(checklists.list, { query }, { quiet: true, eachMinute: true })
  const total = data?.meta.total ?? 0
  return (
    <Card flush>
      <PanelHead title={t('dashboard.running')}>
        {total > 0 && (
          <Link to="/checklist/list" search={{ status }} className={classes.link}>
            {t('dashboard.running_all', { count: total })}
          </Link>
        )}
      </PanelHead>
      {!data && error && (
        <LoadFailed title={t('dashboard.load_failed')} failure={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingRows rows={4} height={64} />}
      {data?.data.length === 0 && <EmptyState icon={IconClipboardCheck} title={t('dashboard.running_none')} />}
      <ul className={classes.rows}>
        {data?.data.map((audit) => (
          <Row key={audit.id} audit={audit} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ audit }: { audit: ListedAudit }) {
  const t = useText()
  const at = audit.last_activity_at
  const leaders = audit.leaders.map(({ name }) => name).join(', ')
  return (
    <li className={classes.audit}>
      <div className={classes.name}>
        <Link to="/checklist/$id/view" params={{ id: String(audit.id) }} className={classes.whole}>
          {audit.name}
        </Link>
        <small>{[audit.organization.name, leaders].filter(Boolean).join(' · ')}</small>
      </div>
      <AuditProgress checked={audit.checked} total={audit.total} />
      <Deadline audit={audit} />
      <FindingChips auditId={audit.id} findings={audit.findings} />
      <small className={classes.activity} title={dateAndTime(at)}>
        {at ? t('dashboard.last_activity', { time: relativeTime(at) }) : t('dashboard.no_activity')}
      </small>
    </li>
  )
}
