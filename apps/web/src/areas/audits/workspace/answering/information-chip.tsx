import type { AuditItem } from '@apron/contract/audits'
import { useText } from '#lib/text/i18n.ts'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { informationOf } from './information.ts'

/** Whether the information that is asked for has been written. */
export function InformationChip({ item }: { item: AuditItem }) {
  const t = useText()
  const information = informationOf(item)
  if (!information) return null
  return information === 'wanted' ? (
    <StatusBadge tint="yellow">{t('auditWorkspace.input_wanted')}</StatusBadge>
  ) : (
    <StatusBadge tint="gray">{t('auditWorkspace.input_given')}</StatusBadge>
  )
}
