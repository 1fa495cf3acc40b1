import { root } from '@apron/contract'
import { checklistItemGroups } from '@apron/contract/library'
import { TextInput } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422, type Form } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useLibraryPlace } from '../library-place.ts'

export type GroupValues = { index: string; header: string; parent_id: number }

/** Adds a group at the root. */
export function GroupModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { go } = useLibraryPlace()
  const create = useWrite(checklistItemGroups.create, {
    success: 'actions.create_success',
    onDone: ({ data }) => go({ group: data.id }),
  })
  const form = useForm422({
    initial: { index: '', header: '', parent_id: root } as GroupValues,
    route: checklistItemGroups.create,
    body: (values) => values,
    send: (body) => create.write({ body }),
    onDone: onClose,
  })
  return (
    <FormModal title={t('library.add_root')} form={form} onClose={onClose}>
      <GroupFields form={form} />
    </FormModal>
  )
}

/** What a group is called. */
export function GroupFields({ form }: { form: Form<GroupValues> }) {
  const t = useText()
  return (
    <>
      <TextInput
        label={t('library.index')}
        description={t('library.index_hint')}
        data-autofocus
        autoFocus
        required
        {...form.field('index')}
      />
      <TextInput label={t('library.group_header')} required {...form.field('header')} />
    </>
  )
}
