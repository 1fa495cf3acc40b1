import type { Finding } from '@apron/contract/audits'
import { Text, Title } from '@mantine/core'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import classes from './findings.module.css'

/** What is planned, and more time that was asked for. */
export function FindingPlan({ finding: { plan, extension } }: { finding: Finding }) {
  const t = useText()
  return (
    <>
      {extension && (
        <Card>
          <Title order={2} size="h4" mb="xs">
            {t('findingWorkflow.extension')}
          </Title>
          <p className={classes.words}>
            {t('findingWorkflow.extension_from_to', {
              from: dayMonthYear(extension.earlier_date),
              to: dayMonthYear(extension.asked_date),
            })}
          </p>
          <p className={classes.words}>{extension.reason}</p>
          <Text c="dimmed" size="sm">
            {extension.user.fullname}
          </Text>
        </Card>
      )}
      {plan && (
        <Card>
          <Title order={2} size="h4" mb="xs">
            {t('findingWorkflow.plan')}
          </Title>
          <dl className={classes.plan}>
            <dt>{t('findingWorkflow.root_cause')}</dt>
            <dd>{plan.root_cause}</dd>
            <dt>{t('findingWorkflow.action')}</dt>
            <dd>{plan.action}</dd>
            <dt>{t('findingWorkflow.due_on')}</dt>
            <dd>{dayMonthYear(plan.due_on)}</dd>
          </dl>
        </Card>
      )}
    </>
  )
}
