import { positions, type Position } from '@apron/contract/people'
import { TextInput } from '@mantine/core'
import { RejectedLine } from '#blocks/review/rejected-line.tsx'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { NumberField } from '#ui/form/number-field.tsx'

/** Adds a position, or changes one. */
export function PositionForm({ position, onClose }: { position: Position | null; onClose: () => void }) {
  const t = useText()
  const create = useWrite(positions.create, { success: 'actions.create_success' })
  const update = useWrite(positions.update, { success: 'actions.update_success' })
  const form = useForm422({
    initial: { name: position?.name ?? '', order: String(position?.order ?? '') },
    route: position ? positions.update : positions.create,
    body: (values) => values,
    send: (body) => (position ? update.write({ params: { id: position.id }, body }) : create.write({ body })),
    onDone: onClose,
  })
  return (
    <FormModal title={position ? t('positions.edit') : t('positions.add')} form={form} onClose={onClose}>
      {position && <RejectedLine kind="positions" record={position} name={position.name} />}
      <TextInput label={t('positions.name')} data-autofocus required {...form.field('name')} />
      <NumberField
        label={t('positions.order')}
        description={t('positions.order_hint')}
        required
        {...form.field('order')}
      />
    </FormModal>
  )
}
