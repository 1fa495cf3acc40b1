import { auditStatuses, type Status } from '@apron/contract'
import { useText } from '#lib/text/i18n.ts'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { statusTint } from './status-tint.ts'

/** The word for the status of a record or an audit in the language of the page. */
export function useStatusWord(): (code: number) => string {
  const t = useText()
  return (code) => {
    const known = auditStatuses.find((status) => status.code === code)
    return known ? t(known.text) : String(code)
  }
}

/** The status of a record as word and colour. */
export function StatusWord({ status: { code } }: { status: Pick<Status, 'code'> }) {
  const wordOf = useStatusWord()
  return <StatusBadge tint={statusTint(code)}>{wordOf(code)}</StatusBadge>
}
