import type { Finding } from '@apron/contract/audits'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import classes from './findings.module.css'

/** What people said differently of a finding without having seen one another's; it is settled at its question. */
export function Disputed({ finding }: { finding: Finding }) {
  const t = useText()
  const { audit, disputed, group_id, header, id } = finding
  if (disputed.length === 0) return null
  return (
    <section className={classes.disputed} aria-label={t('conflicts.mark')}>
      <StatusBadge tint="orange">{t('conflicts.mark')}</StatusBadge>
      <ul>
        {disputed.map(({ field, count }) => (
          <li key={field}>{t(`conflicts.${field}`, { count })}</li>
        ))}
      </ul>
      <Link
        className={classes.audit}
        to="/checklist/$id/view"
        params={{ id: String(audit.id) }}
        search={{ group_id, item: id }}
      >
        {t('conflicts.go', { item: header })}
      </Link>
    </section>
  )
}
