import { correctiveStatus, findingsMoveDuring, findingStateList } from '@apron/contract'
import type { AuditItem } from '@apron/contract/audits'
import { Switch } from '@mantine/core'
import { IconCalendarDue, IconChevronRight, IconPencil, IconUserCheck } from '@tabler/icons-react'
import { dayMonthYear, today } from '#lib/text/dates.ts'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import classes from './corrective-controls.module.css'
import { setCorrected } from '../kept/kept-audit.ts'
import { useWorkspace } from '../workspace-context.ts'

/** Whether findings move in an audit of this status. */
const hasWay = (status: number) => findingsMoveDuring.some((one) => one === status)

/** The corrective date of a finding, and whether it has been corrected. */
export function CorrectiveControls({ item, header }: { item: AuditItem; header: string }) {
  const t = useText()
  const { audit, rights, openModal } = useWorkspace()
  const isComplete = item.corrective_status === correctiveStatus.COMPLETE
  const date = item.corrective_date
  const isOverdue = !isComplete && date !== null && date < today()
  return (
    <div className={classes.corrective}>
      {rights.setDate ? (
        <button type="button" className={classes.date} onClick={() => openModal({ kind: 'date', item })}>
          <IconCalendarDue size={18} stroke={1.6} aria-hidden="true" />
          {date
            ? `${t('auditWorkspace.corrective_date')}: ${dayMonthYear(date)}`
            : t('auditWorkspace.set_corrective_date')}
          {date && <IconPencil size={15} stroke={1.8} aria-hidden="true" />}
        </button>
      ) : (
        <span className={classes.date}>
          <IconCalendarDue size={18} stroke={1.6} aria-hidden="true" />
          {date
            ? `${t('auditWorkspace.corrective_date')}: ${dayMonthYear(date)}`
            : t('auditWorkspace.corrective_date_none')}
        </span>
      )}
      <Responsible item={item} />
      {isOverdue && <StatusBadge tint="red">{t('auditWorkspace.overdue')}</StatusBadge>}
      {hasWay(audit.status.code) && (
        <Link to="/finding/$id" params={{ id: String(item.id) }} className={classes.way}>
          {t(findingStateList[item.finding_state].text)}
          <IconChevronRight size={15} stroke={1.8} aria-hidden="true" />
        </Link>
      )}
      {rights.setComplete && (
        <Switch
          color="green"
          checked={isComplete}
          label={t(isComplete ? 'statuses.complete' : 'statuses.incomplete')}
          aria-label={t('auditWorkspace.corrective_status_of', { item: header })}
          onChange={(event) => setCorrected(audit, item, event.currentTarget.checked)}
        />
      )}
      {!rights.setComplete && (
        <StatusBadge tint={isComplete ? 'green' : 'orange'}>
          {t(isComplete ? 'statuses.complete' : 'statuses.incomplete')}
        </StatusBadge>
      )}
    </div>
  )
}

/** Who answers for the correction. */
function Responsible({ item }: { item: AuditItem }) {
  const t = useText()
  const { rights, openModal } = useWorkspace()
  const name = item.responsible?.fullname
  const icon = <IconUserCheck size={18} stroke={1.6} aria-hidden="true" />
  if (rights.setResponsible) {
    return (
      <button type="button" className={classes.date} onClick={() => openModal({ kind: 'responsible', item })}>
        {icon}
        {name ? t('findings.responsible_is', { name }) : t('auditWorkspace.set_responsible')}
        {name && <IconPencil size={15} stroke={1.8} aria-hidden="true" />}
      </button>
    )
  }
  return (
    <span className={classes.date}>
      {icon}
      {name ? t('findings.responsible_is', { name }) : t('findings.responsible_none')}
    </span>
  )
}
