import { permissionEntries, type GroupPermissionFolder, type PermissionEntry } from '@apron/contract/people'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'

/** Adds a permission of one's own to a group of permissions, or changes one. */
export function PermissionForm({
  entry,
  parentId,
  folders,
  onClose,
}: {
  entry: PermissionEntry | null
  parentId: number
  folders: readonly GroupPermissionFolder[]
  onClose: () => void
}) {
  const t = useText()
  const create = useWrite(permissionEntries.create, { success: 'actions.create_success' })
  const update = useWrite(permissionEntries.update, { success: 'actions.update_success' })
  const form = useForm422({
    initial: { name: entry?.name ?? '', parent_id: String(parentId), description: entry?.description ?? '' },
    route: entry ? permissionEntries.update : permissionEntries.create,
    body: ({ name, parent_id, description }) => ({ name, parent_id, description: description.trim() || null }),
    send: (body) => (entry ? update.write({ params: { id: entry.id }, body }) : create.write({ body })),
    onDone: onClose,
  })
  const isFolder = parentId === 0
  const title = isFolder ? t('groupPermissions.edit_folder') : t('groupPermissions.edit')
  return (
    <FormModal title={entry ? title : t('groupPermissions.add')} form={form} onClose={onClose}>
      <TextInput
        label={t('groupPermissions.name')}
        {...(!isFolder && { description: t('groupPermissions.own_hint') })}
        data-autofocus
        required
        {...form.field('name')}
      />
      {!isFolder && (
        <NativeSelect
          label={t('groupPermissions.parent')}
          required
          data={folders.map(({ id, text }) => ({ value: String(id), label: text }))}
          {...form.field('parent_id')}
        />
      )}
      <Textarea label={t('groupPermissions.description')} autosize minRows={2} {...form.field('description')} />
    </FormModal>
  )
}
