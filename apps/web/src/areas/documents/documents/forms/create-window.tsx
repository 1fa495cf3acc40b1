import { documents } from '@apron/contract/documents'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useFormFile } from '#blocks/files/use-form-file.ts'
import { useForm422 } from '#blocks/form/form.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import type { GroupNode } from '../groups/document-groups.ts'
import { DocumentFields } from './document-fields.tsx'
import { bodyOf, newDocument } from './document-values.ts'

/** Adds a document with its first version, to the group that is open. */
export function CreateWindow({
  nodes,
  group,
  onClose,
}: {
  nodes: readonly GroupNode[]
  group: number | null
  onClose: () => void
}) {
  const t = useText()
  const create = useWrite(documents.create, { success: 'actions.create_success', inForm: true })
  const sending = useFormFile('document')
  const form = useForm422({
    initial: newDocument(group),
    route: documents.create,
    body: bodyOf,
    send: async (body, { file }) => create.write({ body, ...(await sending.attach('file_path', file)) }),
    rules: ({ file }): Record<string, string[]> => (file ? {} : { file_path: [t('validation.file_required')] }),
    onDone: onClose,
  })
  return (
    <FormModal title={t('documentList.add')} form={form} size={560} onClose={onClose}>
      <DocumentFields
        form={form}
        nodes={nodes}
        file={{
          name: 'file_path',
          label: t('documentList.file'),
          kinds: ['document'],
          required: true,
          sending: sending.state,
        }}
      />
    </FormModal>
  )
}
