import { documents, type DocumentDetail } from '@apron/contract/documents'
import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useFormFile } from '#blocks/files/use-form-file.ts'
import { useForm422 } from '#blocks/form/form.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import type { GroupNode } from '../groups/document-groups.ts'
import { DocumentFields } from './document-fields.tsx'
import { bodyOf, valuesOf } from './document-values.ts'

/** Changes a document; another file becomes a version that waits. */
export function EditWindow({ id, ...rest }: { id: number; nodes: readonly GroupNode[]; onClose: () => void }) {
  const { data } = useRead(documents.show, { params: { id } })
  return data ? <EditForm key={id} document={data.data} {...rest} /> : null
}

function EditForm({
  document,
  nodes,
  onClose,
}: {
  document: DocumentDetail
  nodes: readonly GroupNode[]
  onClose: () => void
}) {
  const t = useText()
  const { id } = document
  const update = useWrite(documents.update, { success: 'actions.update_success', inForm: true })
  const sending = useFormFile('document')
  const form = useForm422({
    initial: valuesOf(document),
    route: documents.update,
    // A version that is not renamed keeps its label, and a new one counts on.
    body: ({ version, ...values }) => {
      const body = bodyOf({ version, ...values })
      return version === document.version ? { ...body, version: undefined } : body
    },
    send: async (body, { file }) => update.write({ params: { id }, body, ...(await sending.attach('file', file)) }),
    onDone: onClose,
  })
  return (
    <FormModal title={t('documentList.edit', { name: document.name })} form={form} size={560} onClose={onClose}>
      {form.values.file && document.current_version_id !== null && (
        <Alert color="gray" icon={<IconInfoCircle size={18} stroke={1.6} />}>
          {document.new_version ? t('documentList.file_replaces') : t('documentList.file_waits')}
        </Alert>
      )}
      <DocumentFields
        form={form}
        nodes={nodes}
        present={document}
        file={{ name: 'file', label: t('documentList.new_file'), kinds: ['document', 'image'], sending: sending.state }}
      />
    </FormModal>
  )
}
