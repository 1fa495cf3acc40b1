import type { AuditItem } from '@apron/contract/audits'
import { Modal, Text } from '@mantine/core'
import { Link } from '#lib/router/link.tsx'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { CodeMark } from '#ui/text/code-mark.tsx'
import { FindingStateBadge } from '../../domain/finding-state-badge.tsx'
import { useRepeats } from '../items/before/use-repeats.ts'
import classes from './repeats-modal.module.css'

/** Where a question failed before: when, as what, a photo, and how far its correction came. */
export function RepeatsModal({ auditId, item, onClose }: { auditId: number; item: AuditItem; onClose: () => void }) {
  const t = useText()
  const repeats = useRepeats(auditId, item)
  const last = repeats?.last ?? []
  const unseen = (repeats?.total ?? 0) - last.length
  return (
    <Modal
      opened
      onClose={onClose}
      size={620}
      title={t('failedBefore.failed_title', { item: item.header })}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <ul className={classes.findings}>
        {last.map(({ id, audit, status, state, finding_number, photo }) => {
          const name = finding_number ?? item.header
          return (
            <li key={id} className={classes.finding}>
              {photo && <img src={photo} alt={t('failedBefore.photo_of', { name })} className={classes.photo} />}
              <div className={classes.words}>
                <span className={classes.top}>
                  <CodeMark code={status.code} color={status.color} name={status.name} />
                  <Link href={`/finding/${id}`}>{name}</Link>
                  <FindingStateBadge state={state} />
                </span>
                <Text size="sm" c="dimmed">
                  {audit.name} · {dayMonthYear(audit.starting_date)}
                </Text>
              </div>
            </li>
          )
        })}
      </ul>
      {unseen > 0 && <Text c="dimmed">{t('failedBefore.failed_unseen', { count: unseen })}</Text>}
    </Modal>
  )
}
