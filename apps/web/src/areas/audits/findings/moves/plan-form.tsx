import { findingWorkflow, type Finding } from '@apron/contract/audits'
import { Textarea } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { DateField } from '#ui/form/date-field.tsx'

/** What caused a finding, what is done about it and by when; begins with what was planned before. */
export function PlanForm({
  finding: { id, plan, corrective_date },
  onClose,
}: {
  finding: Finding
  onClose: () => void
}) {
  const t = useText()
  const propose = useWrite(findingWorkflow.propose, { success: 'findingWorkflow.did_propose' })
  const form = useForm422({
    initial: {
      root_cause: plan?.root_cause ?? '',
      action: plan?.action ?? '',
      due_on: (plan?.due_on ?? corrective_date) as string | null,
    },
    route: findingWorkflow.propose,
    body: ({ due_on, ...words }) => ({ ...words, due_on: due_on ?? '' }),
    send: (body) => propose.write({ params: { id }, body }),
    onDone: onClose,
  })
  const words = { required: true, autosize: true, minRows: 3, maxRows: 10, maxLength: 4000 }
  return (
    <FormModal
      title={t('findingWorkflow.move_propose')}
      submitLabel={t('findingWorkflow.send_plan')}
      form={form}
      onClose={onClose}
    >
      <Textarea label={t('findingWorkflow.root_cause')} data-autofocus {...words} {...form.field('root_cause')} />
      <Textarea label={t('findingWorkflow.action')} {...words} {...form.field('action')} />
      <DateField label={t('findingWorkflow.due_on')} required earliest={today()} isSpread {...form.field('due_on')} />
    </FormModal>
  )
}
