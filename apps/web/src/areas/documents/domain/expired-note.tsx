import type { DocumentDetail } from '@apron/contract/documents'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import classes from './document-ties.module.css'

/** Says that nobody works by a document any more; nothing for one that has not expired. */
export function ExpiredNote({ document }: { document: Pick<DocumentDetail, 'expires_on' | 'is_expired'> }) {
  const t = useText()
  if (!document.is_expired || !document.expires_on) return null
  return (
    <strong className={classes.expired}>
      {t('documentList.expired_on', { day: dayMonthYear(document.expires_on) })}
    </strong>
  )
}
