import { marksIn, type FindingStep } from '@apron/contract/audits'
import { Text, Title } from '@mantine/core'
import { PersonChip } from '#blocks/people/person-chip.tsx'
import { dateAndTime, dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { actionOf } from '../domain/history/history-words.ts'
import { saidAndArrived } from '../domain/history/said-and-arrived.ts'
import classes from './findings.module.css'

const answers: ReadonlySet<FindingStep['action']> = new Set(['answered', 'answered_unseen', 'conflict_settled'])

/** Every step of a finding, the newest first: who, when, what and why, and what was planned and dated before. */
export function FindingSteps({ steps }: { steps: readonly FindingStep[] }) {
  const t = useText()
  return (
    <Card>
      <Title order={2} size="h4" mb="xs">
        {t('findingWorkflow.steps')}
      </Title>
      {steps.length === 0 && <Text c="dimmed">{t('findingWorkflow.no_steps')}</Text>}
      <ol className={classes.steps}>
        {steps.toReversed().map((step) => (
          <li key={step.id}>
            <strong>
              {actionOf(t, step)}
              {step.status && answers.has(step.action) && `: ${step.status}`}
            </strong>
            <Said step={step} />
            {marksIn(step).map((mark) => (
              <p key={mark} className={classes.words}>
                {t(`findingWorkflow.mark_${mark}`, { date: dayMonthYear(step.before) })}
              </p>
            ))}
            {step.reason && <p className={classes.words}>{t('reasonGiven.because', { reason: step.reason })}</p>}
            {step.plan && (
              <p className={classes.words}>
                {t('findingWorkflow.planned', { ...step.plan, due_on: dayMonthYear(step.plan.due_on) })}
              </p>
            )}
            <PersonChip
              name={step.user.fullname}
              picture={step.user.avatar}
              detail={dateAndTime(step.created_at)}
              size={26}
            />
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** When it was said, where it arrived later. */
function Said({ step }: { step: FindingStep }) {
  const words = saidAndArrived(useText(), step, step.created_at)
  return words && <p className={classes.words}>{words}</p>
}
