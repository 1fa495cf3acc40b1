import { auditWorkspace, type AuditItem } from '@apron/contract/audits'
import { Text } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import type { CallError } from '#lib/calls/call-error.ts'
import { useText } from '#lib/text/i18n.ts'
import { ResponsibleSelect } from '../../domain/responsible-select.tsx'
import { setResponsible } from '../kept/kept-audit.ts'
import { useWorkspace } from '../workspace-context.ts'

/** Who answers for the correction of one finding. */
export function ResponsibleModal({ item, onClose }: { item: AuditItem; onClose: () => void }) {
  const t = useText()
  const { audit } = useWorkspace()
  const form = useForm422({
    initial: { responsible_id: item.responsible },
    route: auditWorkspace.setResponsible,
    body: ({ responsible_id: chosen }) => ({ responsible_id: chosen?.id ?? null }),
    send: async (_, { responsible_id: chosen }) => {
      let refusal: CallError | null = null
      const { outcome } = setResponsible(audit, item, chosen, (failed) => {
        if (failed.isFields) refusal = failed
        return failed.isFields
      })
      await outcome
      if (refusal) throw refusal as CallError
    },
    onDone: onClose,
  })
  return (
    <FormModal title={t('auditWorkspace.responsible_of', { item: item.header })} form={form} onClose={onClose}>
      <Text c="dimmed">{t('auditWorkspace.responsible_about')}</Text>
      <ResponsibleSelect
        {...form.field('responsible_id')}
        auditId={audit.id}
        label={t('auditWorkspace.responsible')}
        data-autofocus
      />
    </FormModal>
  )
}
