import { topics, type Topic } from '@apron/contract/talk'
import { Textarea, TextInput } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { RejectedLine } from '#blocks/review/rejected-line.tsx'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'

/** Adds a topic, or changes one, which stays where it stands. */
export function TopicForm({ topic, onClose }: { topic: Topic | null; onClose: () => void }) {
  const t = useText()
  const create = useWrite(topics.create, { success: 'actions.create_success' })
  const update = useWrite(topics.update, { success: 'actions.update_success' })
  const form = useForm422({
    initial: { name: topic?.name ?? '', description: topic?.description ?? '' },
    route: topic ? topics.update : topics.create,
    body: (values) => ({ ...values, parent_id: topic?.parent_id ?? 0 }),
    send: (body) => (topic ? update.write({ params: { id: topic.id }, body }) : create.write({ body })),
    onDone: onClose,
  })
  return (
    <FormModal title={topic ? t('topics.edit') : t('topics.add')} form={form} onClose={onClose}>
      {topic && <RejectedLine kind="topics" record={topic} name={topic.name} />}
      <TextInput label={t('topics.name')} data-autofocus required {...form.field('name')} />
      <Textarea
        label={t('topics.description')}
        description={t('topics.description_hint')}
        autosize
        minRows={2}
        {...form.field('description')}
      />
    </FormModal>
  )
}
