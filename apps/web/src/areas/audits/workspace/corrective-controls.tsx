import { auditStatus, correctiveStatus } from '@apron/contract'
import { auditWorkspace, type AuditItem } from '@apron/contract/audits'
import { Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconCalendarDue, IconPencil } from '@tabler/icons-react'
import { call } from '../../../lib/call.ts'
import type { CallError } from '../../../lib/call-error.ts'
import { dayMonthYear, today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import classes from './corrective-controls.module.css'
import { putItem } from './item-cache.ts'
import { useWorkspace } from './workspace-context.ts'

/** When a finding has to be put right, and whether it has been. */
export function CorrectiveControls({ item, header }: { item: AuditItem; header: string }) {
  const t = useText()
  const { audit, rights, openModal } = useWorkspace()
  const client = useQueryClient()
  const isComplete = item.corrective_status === correctiveStatus.COMPLETE
  const toggle = useMutation<unknown, CallError, boolean>({
    // One after the other, so that the last one stays.
    scope: { id: `corrective-status/${item.id}` },
    mutationFn: async (complete) => {
      const { data } = await call(auditWorkspace.setCorrectiveStatus, {
        params: { id: audit.id, itemId: item.id },
        body: { status: complete ? correctiveStatus.COMPLETE : correctiveStatus.INCOMPLETE },
      })
      putItem(client, audit.id, data)
    },
  })
  const shown = toggle.isPending ? toggle.variables : isComplete
  const date = item.corrective_date
  const isOverdue = !shown && date !== null && date < today() && audit.status.code !== auditStatus.CLOSE
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
      {isOverdue && <StatusBadge tint="red">{t('auditWorkspace.overdue')}</StatusBadge>}
      {rights.setComplete && (
        <Switch
          color="green"
          checked={shown}
          label={t(shown ? 'statuses.complete' : 'statuses.incomplete')}
          aria-label={t('auditWorkspace.corrective_status_of', { item: header })}
          onChange={(event) => toggle.mutate(event.currentTarget.checked)}
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
