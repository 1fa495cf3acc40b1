import { auditWorkspace, type AuditItem } from '@apron/contract/audits'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormModal } from '../../../blocks/form-modal.tsx'
import { useForm422 } from '../../../blocks/form.ts'
import { CallError } from '../../../lib/call-error.ts'
import { call, newIdempotencyKey } from '../../../lib/call.ts'
import { today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { tellRefusal } from '../../../lib/refusals.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { putItem } from './item-cache.ts'
import { useWorkspace } from './workspace-context.ts'

/** One choice of a day, whenever it arrives. */
const newChoice = () => ({ idempotencyKey: newIdempotencyKey(), set_at: new Date().toISOString() })

/** The day by which one finding has to be put right. */
export function DateModal({ item, onClose }: { item: AuditItem; onClose: () => void }) {
  const t = useText()
  const { audit } = useWorkspace()
  const client = useQueryClient()
  const choice = useRef(newChoice())
  const form = useForm422({
    initial: { corrective_date: item.corrective_date ?? '' },
    send: async ({ corrective_date }) => {
      const params = { id: audit.id, itemId: item.id }
      const { idempotencyKey, set_at } = choice.current
      const { data } = await call(
        auditWorkspace.setCorrectiveDate,
        { params, body: { corrective_date, set_at } },
        { idempotencyKey },
      ).catch((error: unknown) => {
        // What was refused is set anew.
        if (error instanceof CallError && error.isFields) choice.current = newChoice()
        tellRefusal(error)
        throw error
      })
      putItem(client, audit.id, data)
    },
    onDone: onClose,
  })
  const field = form.field('corrective_date')
  return (
    <FormModal title={t('auditWorkspace.corrective_date_of', { item: item.header })} form={form} onClose={onClose}>
      <DateField
        label={t('auditWorkspace.corrective_date')}
        data-autofocus
        required
        minDate={today()}
        {...field}
        value={field.value || null}
        onChange={(day) => {
          choice.current = newChoice()
          field.onChange(day ?? '')
        }}
      />
    </FormModal>
  )
}
