import type { AuditItem } from '@apron/contract/audits'
import { IconRepeat } from '@tabler/icons-react'
import { useText } from '#lib/text/i18n.ts'
import { useWorkspace } from '../../workspace-context.ts'
import classes from './failed-before.module.css'
import { useRepeats } from './use-repeats.ts'

/** `2026-03-02` as `03/2026`. */
const monthOf = (day: string) => day.slice(0, 7).split('-').toReversed().join('/')

/** That a question failed in this organisation before: how often, and of the last time when, as what, and a photo. */
export function FailedBefore({ item }: { item: AuditItem }) {
  const t = useText()
  const { audit, openModal } = useWorkspace()
  const repeats = useRepeats(audit.id, item)
  if (!repeats) return null
  const [last] = repeats.last
  return (
    <button type="button" className={classes.before} onClick={() => openModal({ kind: 'repeats', item })}>
      <IconRepeat size={16} stroke={1.8} aria-hidden="true" />
      {repeats.total}
      {last && (
        <span className={classes.last}>
          {t('failedBefore.failed_before', { code: last.status.code, month: monthOf(last.audit.starting_date) })}
        </span>
      )}
      <span className="visually-hidden">
        {t('failedBefore.failed_before_of', { count: repeats.total, item: item.header })}
      </span>
      {last?.photo && <img src={last.photo} alt="" width={26} height={26} className={classes.photo} />}
    </button>
  )
}
