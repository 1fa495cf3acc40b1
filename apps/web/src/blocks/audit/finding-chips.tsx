import type { FindingCount } from '@apron/contract/audits'
import type { CSSProperties } from 'react'
import { useText } from '../../lib/text/i18n.ts'
import { Link } from '../../lib/router/link.tsx'
import classes from './finding-chips.module.css'

/** How many findings an audit has of each kind, in the colour of their code; each leads to them. */
export function FindingChips({
  auditId,
  findings,
  groupId = 0,
}: {
  auditId: number
  findings: readonly FindingCount[]
  /** Only those of one group. */
  groupId?: number
}) {
  const t = useText()
  if (findings.length === 0) return null
  return (
    <span className={classes.chips}>
      {findings.map(({ id, code, name, color, count }) => {
        const words = t('auditProgress.findings_of', { count, code, name })
        return (
          <Link
            key={id}
            className={classes.chip}
            style={{ '--status': color } as CSSProperties}
            to="/checklist/$id/view"
            params={{ id: String(auditId) }}
            search={{ group_id: groupId, status_ids: [id] }}
            aria-label={words}
            title={words}
          >
            {count} {code}
          </Link>
        )
      })}
    </span>
  )
}
