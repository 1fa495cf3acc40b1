import type { Finding } from '@apron/contract/audits'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { CodeMark } from '#ui/text/code-mark.tsx'
import { Facts } from '#ui/text/facts.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import classes from './findings.module.css'
import { FindingStateBadge } from '../domain/finding-state-badge.tsx'

/** How far it is, of which class, by when and whose it is. */
export function FindingFacts({ finding }: { finding: Finding }) {
  const t = useText()
  const { status, state, corrective_date, is_overdue, responsible, look_again_on } = finding
  return (
    <>
      <div className={classes.badges}>
        <FindingStateBadge state={state} />
        {is_overdue && <StatusBadge tint="red">{t('findingWorkflow.overdue')}</StatusBadge>}
      </div>
      <Facts>
        <dt>{t('findingWorkflow.class')}</dt>
        <dd className={classes.class}>
          <CodeMark code={status.code} color={status.color} name={status.name} /> {status.name}
        </dd>
        <dt>{t('findingWorkflow.due')}</dt>
        <dd>{corrective_date ? dayMonthYear(corrective_date) : t('findingWorkflow.no_date')}</dd>
        <dt>{t('findingWorkflow.responsible')}</dt>
        <dd>{responsible?.fullname ?? t('findingWorkflow.all_auditees')}</dd>
        {look_again_on && (
          <>
            <dt>{t('findingWorkflow.look_again')}</dt>
            <dd>{dayMonthYear(look_again_on)}</dd>
          </>
        )}
      </Facts>
    </>
  )
}
