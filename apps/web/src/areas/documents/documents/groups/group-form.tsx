import { root } from '@apron/contract'
import { documentGroups } from '@apron/contract/documents'
import { TextInput } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { useDocumentsPlace } from '../documents-place.ts'

/** Adds a group at the root. */
export function GroupModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { go } = useDocumentsPlace()
  const create = useWrite(documentGroups.create, {
    success: 'actions.create_success',
    onDone: ({ data }) => go({ group: data.id }),
  })
  const form = useForm422({
    initial: { name: '', parent_id: root },
    route: documentGroups.create,
    body: (values) => values,
    send: (body) => create.write({ body }),
    onDone: onClose,
  })
  return (
    <FormModal title={t('documentList.add_root')} form={form} onClose={onClose}>
      <TextInput label={t('documentList.group_name')} data-autofocus required {...form.field('name')} />
    </FormModal>
  )
}
