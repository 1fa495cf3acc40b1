import { auditWorkspace, type AuditItem, type HistoryEntry } from '@apron/contract/audits'
import { Modal, Text } from '@mantine/core'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { PersonChip } from '#blocks/people/person-chip.tsx'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText, type Translate } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import classes from './modals.module.css'
import { TrailLink } from '#blocks/review/trail-link.tsx'
import { actionOf } from '../../domain/history/history-words.ts'
import { saidAndArrived } from '../../domain/history/said-and-arrived.ts'
import { useWorkspace } from '../workspace-context.ts'

/** What happened to one item, newest first. */
export function HistoryModal({ item, onClose }: { item: AuditItem; onClose: () => void }) {
  const t = useText()
  const { audit } = useWorkspace()
  const params = { id: audit.id, itemId: item.id }
  const { data, error, refetch } = useRead(auditWorkspace.history, { params }, { staleTime: 0, quiet: true })
  return (
    <Modal
      opened
      onClose={onClose}
      size={760}
      title={t('auditWorkspace.history_of', { item: item.header })}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <TrailLink kind="audit_item" id={item.id} onFollow={onClose} />
      {!data && !error && <LoadingRows rows={4} />}
      {!data && error && (
        <LoadFailed title={t('auditWorkspace.history_failed')} failure={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && <Text c="dimmed">{t('auditWorkspace.history_none')}</Text>}
      {data && data.data.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('auditWorkspace.history_user')}</th>
                <th scope="col">{t('auditWorkspace.history_action')}</th>
                <th scope="col">{t('auditWorkspace.history_status')}</th>
                <th scope="col">{t('auditWorkspace.history_completed')}</th>
                <th scope="col">{t('auditWorkspace.history_time')}</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((entry) => (
                <tr key={entry.id}>
                  <td>
                    <PersonChip name={entry.user.fullname} picture={entry.user.avatar} size={26} />
                  </td>
                  <td>
                    {actionOf(t, entry)}
                    <Said entry={entry} />
                  </td>
                  <td>{entry.status ?? '–'}</td>
                  <td>{completedOf(t, entry)}</td>
                  <td className={classes.time}>{dateAndTime(entry.created_at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  )
}

const ofConclusion: ReadonlySet<HistoryEntry['action']> = new Set(['conclusion_edited', 'conclusion_removed'])

/**
 * When a change was made, where it arrived later; the reason of a step; a conclusion before it was edited or deleted,
 * and after.
 */
function Said({ entry }: { entry: HistoryEntry }) {
  const t = useText()
  const { action, before, detail, reason } = entry
  const when = saidAndArrived(t, entry, entry.created_at)
  if (when) return <p className={classes.said}>{when}</p>
  if (reason !== null) return <p className={classes.said}>{t('reasonGiven.because', { reason })}</p>
  if (before === null || !ofConclusion.has(action)) return null
  return (
    <>
      <p className={classes.said}>{t('auditWorkspace.history_before', { text: before })}</p>
      {action === 'conclusion_edited' && (
        <p className={classes.said}>{t('auditWorkspace.history_after', { text: detail ?? '' })}</p>
      )}
    </>
  )
}

function completedOf(t: Translate, { completed }: HistoryEntry): string {
  if (completed === null) return '–'
  return t(completed ? 'statuses.complete' : 'statuses.incomplete')
}
