import { findingWorkflow, type Finding } from '@apron/contract/audits'
import { Text, Textarea } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { dayMonthYear, today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { DateField } from '#ui/form/date-field.tsx'

/** Asks for more time: until when, and why. */
export function ExtensionForm({
  finding: { id, corrective_date },
  onClose,
}: {
  finding: Finding
  onClose: () => void
}) {
  const t = useText()
  const ask = useWrite(findingWorkflow.askExtension, { success: 'findingWorkflow.did_ask_extension' })
  const form = useForm422({
    initial: { asked_date: null as string | null, reason: '' },
    route: findingWorkflow.askExtension,
    body: ({ asked_date, reason }) => ({ asked_date: asked_date ?? '', reason }),
    send: (body) => ask.write({ params: { id }, body }),
    onDone: onClose,
  })
  return (
    <FormModal
      title={t('findingWorkflow.move_ask_extension')}
      submitLabel={t('findingWorkflow.send')}
      form={form}
      onClose={onClose}
    >
      <Text c="dimmed">{t('findingWorkflow.present_date', { date: dayMonthYear(corrective_date) })}</Text>
      <DateField
        label={t('findingWorkflow.asked_date')}
        required
        earliest={today()}
        isSpread
        data-autofocus
        {...form.field('asked_date')}
      />
      <Textarea
        label={t('findingWorkflow.reason')}
        required
        autosize
        minRows={3}
        maxRows={10}
        maxLength={4000}
        {...form.field('reason')}
      />
    </FormModal>
  )
}
