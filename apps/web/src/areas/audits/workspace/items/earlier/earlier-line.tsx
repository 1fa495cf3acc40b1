import type { EarlierAnswer } from '@apron/contract/audits'
import { CodeChip } from '#blocks/audit/code-chip.tsx'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import classes from './earlier.module.css'

/** What a question was answered with last time, and what was concluded; it leads there and is no answer of this audit. */
export function EarlierLine({ answer }: { answer: EarlierAnswer }) {
  const t = useText()
  const { audit, status, conclusion, answered_item_id: item } = answer
  return (
    <div className={classes.line} role="note" aria-label={t('earlier.title')}>
      <p className={classes.head}>
        <span>{t('earlier.title')}</span>
        <CodeChip
          code={status.code}
          color={status.color}
          title={t('earlier.open', { code: status.code, name: status.name })}
          way={{ to: '/checklist/$id/view', params: { id: String(audit.id) }, search: { group_id: 0, item } }}
        />
        <span className={classes.name}>{status.name}</span>
        {status.is_finding && <span className={classes.finding}>{t('earlier.finding')}</span>}
        <small>{t('earlier.of', { audit: audit.name, date: dayMonthYear(audit.starting_date) })}</small>
      </p>
      {conclusion ? (
        <RichText html={conclusion} />
      ) : (
        status.is_finding && <small className={classes.missing}>{t('earlier.no_conclusion')}</small>
      )}
    </div>
  )
}
