import type { FindingCount } from '@apron/contract/audits'
import { useText } from '#lib/text/i18n.ts'
import { CodeChip } from './code-chip.tsx'
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
      {findings.map(({ id, code, name, color, count }) => (
        <CodeChip
          key={id}
          code={code}
          count={count}
          color={color}
          title={t('auditProgress.findings_of', { count, code, name })}
          way={{
            to: '/checklist/$id/view',
            params: { id: String(auditId) },
            search: { group_id: groupId, status_ids: [id] },
          }}
        />
      ))}
    </span>
  )
}
