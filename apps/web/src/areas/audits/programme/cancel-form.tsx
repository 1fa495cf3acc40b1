import { programme, type Plan } from '@apron/contract/audits'
import { Textarea } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { nameOfPlan } from './plan-columns.tsx'

/** Asks why a plan is called off, and calls it off. */
export function CancelForm({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useText()
  const cancel = useWrite(programme.cancel, { success: 'programme.cancelled' })
  const form = useForm422({
    initial: { reason: '' },
    route: programme.cancel,
    body: (values) => values,
    send: (body) => cancel.write({ params: { id: plan.id }, body }),
    onDone: onClose,
  })
  return (
    <FormModal
      title={t('programme.cancel_of', { name: nameOfPlan(t, plan) })}
      submitLabel={t('programme.cancel')}
      form={form}
      onClose={onClose}
    >
      <Textarea
        label={t('programme.reason')}
        description={t('programme.reason_hint')}
        required
        maxLength={500}
        autosize
        minRows={3}
        data-autofocus
        {...form.field('reason')}
      />
    </FormModal>
  )
}
