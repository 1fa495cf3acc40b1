import type { LogEntry } from '@apron/contract'
import type { TrailKind } from '@apron/contract/desk'
import { Modal } from '@mantine/core'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { TrailLink } from '#blocks/review/trail-link.tsx'
import { PersonChip } from '#blocks/people/person-chip.tsx'
import classes from './record-log.module.css'

/** Who did what to a record and what it changed, the latest first; each record names its own actions, fields and values. */
export function RecordLog<Action extends string, Field extends string>({
  name,
  record,
  entries,
  actionText,
  fieldText,
  valueText,
  onClose,
}: {
  name: string
  /** What the audit trail calls it, where it is one record. */
  record?: { kind: TrailKind; id: number }
  entries: readonly LogEntry<Action, Field>[] | undefined
  actionText: (action: Action) => string
  fieldText: (field: Field) => string
  valueText: (field: Field, value: string | null) => string | null
  onClose: () => void
}) {
  const t = useText()
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={t('actions.log_of', { name })}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {record && <TrailLink {...record} onFollow={onClose} />}
      {!entries && <LoadingRows rows={5} />}
      {entries?.length === 0 && <EmptyState title={t('actions.log_empty')} />}
      <ol className={classes.log}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <div className={classes.entry}>
              <PersonChip
                name={entry.user?.fullname ?? t('actions.log_system')}
                picture={entry.user?.avatar500x500 ?? null}
                detail={actionText(entry.action)}
              />
              <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
            </div>
            {(entry.reason || isRejected(entry)) && (
              <p className={classes.reason}>{entry.reason ?? t('decisions.no_reason')}</p>
            )}
            {entry.changes.length > 0 && (
              <dl className={classes.changes}>
                {entry.changes.map(({ field, before, after }) => (
                  <div key={field}>
                    <dt>{fieldText(field)}</dt>
                    <dd>
                      {before !== null && <del>{valueText(field, before)}</del>}
                      <ins>{valueText(field, after) ?? '–'}</ins>
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

const isRejected = ({ action }: { action: string }) => action === 'rejected'
