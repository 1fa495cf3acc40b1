import { approvalStatus, type FileKind } from '@apron/contract'
import type { DocumentDetail } from '@apron/contract/documents'
import { NativeSelect, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { DocumentSelect } from '#blocks/document-select.tsx'
import type { FormFileState } from '#blocks/files/use-form-file.ts'
import type { Form } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { NameSelect } from '#ui/form/name-select.tsx'
import type { GroupNode } from '../groups/document-groups.ts'
import type { DocumentValues } from './document-values.ts'
import { FileField } from './file-field.tsx'

/** What is known of a document, and its file. */
export function DocumentFields({
  form,
  nodes,
  present,
  file,
}: {
  form: Form<DocumentValues>
  nodes: readonly GroupNode[]
  present?: DocumentDetail
  file: { name: string; label: string; kinds: readonly FileKind[]; required?: boolean; sending: FormFileState | null }
}) {
  const t = useText()
  const groups = useMemo(
    () => nodes.map(({ id, name, group }) => ({ id, name, isApproved: group.status.code === approvalStatus.APPROVAL })),
    [nodes],
  )
  return (
    <>
      <TextInput label={t('documentList.name')} data-autofocus required {...form.field('name')} />
      <TextInput
        label={t('documentList.version_label')}
        description={t('documentList.version_hint')}
        required
        maw={260}
        {...form.field('version')}
      />
      <FileField
        {...file}
        value={form.values.file}
        onChange={(chosen) => form.set('file', chosen)}
        error={form.errorOf(file.name)}
      />
      <NameSelect
        label={t('documentList.group')}
        required
        allowDeselect={false}
        rows={groups}
        reasonAgainst={({ id, isApproved }) =>
          !isApproved && id !== present?.group.id && t('documentList.group_not_approved')
        }
        present={present?.group ?? null}
        value={form.values.group_id}
        onChange={(id) => form.set('group_id', id)}
        error={form.errorOf('group_id')}
        wrapperProps={{ 'data-field': 'group_id' }}
      />
      <DateField
        label={t('documentList.expires_on')}
        description={t('documentList.expires_hint')}
        value={form.values.expires_on}
        onChange={(day) => form.set('expires_on', day)}
        error={form.errorOf('expires_on')}
        wrapperProps={{ 'data-field': 'expires_on' }}
      />
      <OtherDocuments form={form} present={present} />
    </>
  )
}

/** To which documents it belongs, and in which language it is. */
function OtherDocuments({ form, present }: { form: Form<DocumentValues>; present: DocumentDetail | undefined }) {
  const t = useText()
  const [parent, setParent] = useState(present?.parent ?? null)
  const [original, setOriginal] = useState(present?.original ?? null)
  return (
    <>
      <DocumentSelect
        label={t('documentList.belongs_to')}
        description={t('documentList.belongs_hint')}
        clearable
        except={present?.id}
        value={parent}
        onChange={(chosen) => {
          setParent(chosen)
          form.set('parent_id', chosen?.id ?? null)
        }}
        error={form.errorOf('parent_id')}
        wrapperProps={{ 'data-field': 'parent_id' }}
      />
      <NativeSelect
        label={t('documentList.language')}
        maw={260}
        data={[
          { value: '', label: t('documentList.language_unset') },
          { value: 'vi', label: t('documentList.vietnamese') },
          { value: 'en', label: t('documentList.english') },
        ]}
        {...form.field('language')}
      />
      {form.values.language !== '' && (
        <DocumentSelect
          label={t('documentList.translation_of')}
          clearable
          except={present?.id}
          value={original}
          onChange={(chosen) => {
            setOriginal(chosen)
            form.set('translation_of', chosen?.id ?? null)
          }}
          error={form.errorOf('translation_of')}
          wrapperProps={{ 'data-field': 'translation_of' }}
        />
      )}
    </>
  )
}
