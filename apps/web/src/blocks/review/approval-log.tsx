import { entityOfKind, waiting, type DecisionLogEntry } from '@apron/contract/desk'
import { Modal } from '@mantine/core'
import { useRead } from '#lib/calls/queries.ts'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { TrailLink } from './trail-link.tsx'
import classes from './approval-log.module.css'

const actions = {
  created: 'decisions.created',
  updated: 'decisions.updated',
  approved: 'decisions.approved_log',
  rejected: 'decisions.rejected_log',
  undone: 'decisions.undone_log',
} as const satisfies Record<DecisionLogEntry['action'], TextKey>

/** What was decided about a record and what changed in it, the latest first. */
export function ApprovalLog({
  kind,
  id,
  name,
  onClose,
}: {
  kind: string
  id: number
  name: string
  onClose: () => void
}) {
  const t = useText()
  const entity = entityOfKind(kind)
  const { data, error, refetch } = useRead(waiting.log, { query: { kind, id } }, { quiet: true, staleTime: 0 })
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={t('actions.log_of', { name })}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {entity && <TrailLink kind={entity} id={id} onFollow={onClose} />}
      {!data && error && <LoadFailed title={t('decisions.log')} failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows rows={5} />}
      {data?.data.length === 0 && <EmptyState title={t('actions.log_empty')} />}
      <ol className={classes.log}>
        {data?.data.map((entry, place) => (
          <li key={place}>
            <div className={classes.entry}>
              <strong>{t(actions[entry.action])}</strong>
              <span>{entry.user?.fullname ?? t('actions.log_system')}</span>
              <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
            </div>
            {entry.action === 'rejected' && (
              <p className={classes.reason}>{entry.reason ?? t('decisions.no_reason')}</p>
            )}
            {entry.changes.length > 0 && (
              <dl className={classes.changes}>
                {entry.changes.map(({ field, before, after }) => (
                  <div key={field}>
                    <dt>{field}</dt>
                    <dd>
                      {before !== null && <del>{before}</del>}
                      <ins>{after ?? '–'}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
    </Modal>
  )
}
