import { auditWorkspace, type AuditItem } from '@apron/contract/audits'
import { Button, Group } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import type { CallError } from '#lib/calls/call-error.ts'
import { today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { useUsualDay } from '../../domain/usual-day.ts'
import { setCorrectiveDate } from '../kept/kept-audit.ts'
import { useWorkspace } from '../workspace-context.ts'

/** The corrective date of one finding. */
export function DateModal({ item, onClose }: { item: AuditItem; onClose: () => void }) {
  const t = useText()
  const { audit } = useWorkspace()
  const form = useForm422({
    initial: { corrective_date: item.corrective_date ?? '' },
    route: auditWorkspace.setCorrectiveDate,
    body: (values) => values,
    send: async ({ corrective_date }) => {
      let refusal: CallError | null = null
      const { outcome } = setCorrectiveDate(audit, item, corrective_date, (error) => {
        if (error.isFields) refusal = error
        return error.isFields
      })
      await outcome
      if (refusal) throw refusal as CallError
    },
    onDone: onClose,
  })
  const field = form.field('corrective_date')
  const { presets, ...usual } = useUsualDay()(item.status.code)
  const saveAt = (day: string) => {
    field.onChange(day)
    // With the day in it.
    requestAnimationFrame(() => form.ref.current?.requestSubmit())
  }
  return (
    <FormModal title={t('auditWorkspace.corrective_date_of', { item: item.header })} form={form} onClose={onClose}>
      <Group gap={8} role="group" aria-label={t('auditWorkspace.corrective_quick')}>
        {presets.map(({ value, label }, index) => (
          <Button
            key={value}
            variant={index === 0 && usual.defaultDate ? 'light' : 'default'}
            data-autofocus={index === 0 || undefined}
            disabled={form.isSending}
            onClick={() => saveAt(value)}
          >
            {label}
          </Button>
        ))}
      </Group>
      <DateField
        label={t('auditWorkspace.corrective_other')}
        isSpread
        required
        earliest={today()}
        because={t('actions.date_passed')}
        {...usual}
        {...field}
        value={field.value || null}
        onChange={(day) => field.onChange(day ?? '')}
      />
    </FormModal>
  )
}
