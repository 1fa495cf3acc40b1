import type { AnswerStatus } from '@apron/contract/audits'
import { CodeChip } from '#blocks/audit/code-chip.tsx'
import { useText } from '#lib/text/i18n.ts'
import classes from './given-answer.module.css'

/** The answer in one line, for whoever cannot give one. */
export function GivenAnswer({
  status,
  describedBy,
}: {
  status: Pick<AnswerStatus, 'code' | 'name' | 'color'>
  /** The element that says why none can be given. */
  describedBy: string
}) {
  const t = useText()
  return (
    <p className={classes.given} aria-describedby={describedBy}>
      {t('auditWorkspace.given_answer')}
      <CodeChip code={status.code} color={status.color} title={status.name} />
      <small>{status.name}</small>
    </p>
  )
}
