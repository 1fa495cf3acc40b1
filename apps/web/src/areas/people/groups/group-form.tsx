import { superGroup } from '@apron/contract'
import { groups, type Group } from '@apron/contract/people'
import { Textarea, TextInput } from '@mantine/core'
import { RejectedLine } from '#blocks/review/rejected-line.tsx'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'

/** Adds a user group, or changes one. */
export function GroupForm({ group, onClose }: { group: Group | null; onClose: () => void }) {
  const t = useText()
  const create = useWrite(groups.create, { success: 'actions.create_success' })
  const update = useWrite(groups.update, { success: 'actions.update_success' })
  const form = useForm422({
    initial: { name: group?.name ?? '', description: group?.description ?? '' },
    route: group ? groups.update : groups.create,
    body: ({ name, description }) => ({ name, description: description.trim() || null }),
    send: (body) => (group ? update.write({ params: { id: group.id }, body }) : create.write({ body })),
    onDone: onClose,
  })
  const keepsName = group?.id === superGroup
  return (
    <FormModal title={group ? t('groups.edit') : t('groups.add')} form={form} onClose={onClose}>
      {group && <RejectedLine kind="groups" record={group} name={group.name} />}
      <TextInput
        label={t('groups.name')}
        required
        data-autofocus={!keepsName || undefined}
        readOnly={keepsName}
        {...(keepsName && { description: t('groups.super_name_hint') })}
        {...form.field('name')}
      />
      <Textarea
        label={t('groups.description')}
        autosize
        minRows={3}
        data-autofocus={keepsName || undefined}
        {...form.field('description')}
      />
    </FormModal>
  )
}
