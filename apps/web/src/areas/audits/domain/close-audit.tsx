import { checklists, type Audit } from '@apron/contract/audits'
import { Text } from '@mantine/core'
import { today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Missing, mayGoOn } from './missing.tsx'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'

/** Asks for the closing date of an audit and closes it. */
export function CloseAudit({ audit, onClose }: { audit: Audit; onClose: () => void }) {
  const t = useText()
  const close = useWrite(checklists.close, { success: 'actions.update_success' })
  const form = useForm422({
    initial: { closing_date: today() as string | null },
    route: checklists.close,
    body: ({ closing_date }) => ({ closing_date: closing_date ?? '', refuse_conflicts: true }),
    mayGo: () => mayGoOn(audit.id, 'close', { onLeave: onClose }),
    send: (body) => close.write({ params: { id: audit.id }, body }),
    onDone: onClose,
  })
  return (
    <FormModal
      title={t('auditMoves.close_title')}
      submitLabel={t('auditMoves.close')}
      form={form}
      onClose={onClose}
      isToRead
    >
      <Text c="dimmed">{t('auditMoves.close_text', { name: audit.name })}</Text>
      <Missing auditId={audit.id} onLeave={onClose} />
      <DateField label={t('auditMoves.closing_date')} required {...form.field('closing_date')} />
    </FormModal>
  )
}
