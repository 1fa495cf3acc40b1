import type { TrailEntry } from '@apron/contract/desk'
import { Modal } from '@mantine/core'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { EntryChanges } from './entry-changes.tsx'
import { RecordsOf } from './records-of.tsx'
import { useWho } from './use-who.ts'
import classes from './trail.module.css'

/** One entry with all its details. */
export function EntryWindow({ entry, onClose }: { entry: TrailEntry; onClose: () => void }) {
  const t = useText()
  const who = useWho()
  return (
    <Modal
      opened
      onClose={onClose}
      size={680}
      title={entry.title}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <dl className={classes.facts}>
        <div>
          <dt>{t('trail.person')}</dt>
          <dd>{who(entry)}</dd>
        </div>
        <div>
          <dt>{t('trail.at')}</dt>
          <dd>{dateAndTime(entry.at)}</dd>
        </div>
        {entry.records.length > 0 && (
          <div>
            <dt>{t('trail.record')}</dt>
            <dd>
              <RecordsOf entry={entry} onFollow={onClose} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('trail.entry')}</dt>
          <dd>#{entry.id}</dd>
        </div>
        {entry.address && (
          <div>
            <dt>{t('trail.address')}</dt>
            <dd>{entry.address}</dd>
          </div>
        )}
        {entry.agent && (
          <div>
            <dt>{t('trail.agent')}</dt>
            <dd>{entry.agent}</dd>
          </div>
        )}
      </dl>
      {entry.changes.length > 0 ? (
        <EntryChanges changes={entry.changes} />
      ) : (
        <p className={classes.dim}>{t('trail.no_changes')}</p>
      )}
    </Modal>
  )
}
