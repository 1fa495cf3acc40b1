import { tags, type Tag } from '@apron/contract/library'
import { Textarea, TextInput } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'

/** Adds a tag, or changes one. */
export function TagForm({
  tag,
  onClose,
  onCreated,
}: {
  tag: Tag | null
  onClose: () => void
  onCreated?: (tag: Tag) => void
}) {
  const t = useText()
  const create = useWrite(tags.create, {
    success: 'actions.create_success',
    onDone: ({ data }) => onCreated?.(data),
  })
  const update = useWrite(tags.update, { success: 'actions.update_success' })
  const form = useForm422({
    initial: { name: tag?.name ?? '', description: tag?.description ?? '' },
    route: tag ? tags.update : tags.create,
    body: ({ name, description }) => ({ name, description: description.trim() || null }),
    send: (body) => (tag ? update.write({ params: { id: tag.id }, body }) : create.write({ body })),
    onDone: onClose,
  })
  return (
    <FormModal title={tag ? t('tags.edit') : t('tags.add')} form={form} onClose={onClose}>
      <TextInput label={t('tags.name')} data-autofocus required {...form.field('name')} />
      <Textarea label={t('tags.desc')} autosize minRows={2} {...form.field('description')} />
    </FormModal>
  )
}
