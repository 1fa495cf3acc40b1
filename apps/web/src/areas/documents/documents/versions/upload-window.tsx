import { documentVersions } from '@apron/contract/documents'
import { Switch, Textarea, TextInput } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useFormFile } from '#blocks/files/use-form-file.ts'
import { useForm422 } from '#blocks/form/form.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { FileField } from '../forms/file-field.tsx'

type VersionValues = { version: string; note: string; is_editorial: boolean; file: File | null }

/** Uploads an edition that waits until somebody else approves it. */
export function UploadWindow({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useText()
  const create = useWrite(documentVersions.create, { success: 'actions.create_success', inForm: true })
  const sending = useFormFile('document')
  const form = useForm422({
    initial: { version: '', note: '', is_editorial: false, file: null } as VersionValues,
    route: documentVersions.create,
    body: ({ version, note, is_editorial }) => ({ version: version.trim() || undefined, note, is_editorial }),
    send: async (body, { file }) =>
      create.write({ params: { id }, body, ...(await sending.attach('file_path', file)) }),
    rules: ({ file }): Record<string, string[]> => (file ? {} : { file_path: [t('validation.file_required')] }),
    onDone: onClose,
  })
  return (
    <FormModal title={t('documentList.upload_title', { name })} form={form} onClose={onClose}>
      <FileField
        name="file_path"
        label={t('documentList.file')}
        kinds={['document']}
        required
        sending={sending.state}
        value={form.values.file}
        onChange={(file) => form.set('file', file)}
        error={form.errorOf('file_path')}
      />
      <TextInput
        label={t('documentList.version_label')}
        description={t('documentList.label_hint')}
        maw={260}
        {...form.field('version')}
      />
      <Textarea
        label={t('documentList.note')}
        description={t('documentList.note_hint')}
        autosize
        minRows={2}
        maxRows={8}
        {...form.field('note')}
      />
      <Switch
        label={t('documentList.editorial')}
        description={t('documentList.editorial_hint')}
        {...form.tick('is_editorial')}
      />
    </FormModal>
  )
}
