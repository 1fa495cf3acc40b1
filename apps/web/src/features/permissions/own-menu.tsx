import { groupPermissions, permissionEntries, type PermissionEntry } from '@apron/contract'
import { Menu } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useCanCall } from '../../lib/can.ts'
import { useText } from '../../lib/i18n.ts'
import { useWrite } from '../../lib/queries.ts'
import { confirmDelete } from '../../ui/confirm.ts'
import { RowMenu } from '../../ui/row-menu.tsx'

/** What can be done with a permission, or a group of them, that was made here. */
export function OwnMenu({ entry, onEdit }: { entry: PermissionEntry; onEdit: (entry: PermissionEntry) => void }) {
  const t = useText()
  const canCall = useCanCall()
  const remove = useWrite(permissionEntries.remove, {
    success: 'actions.delete_success',
    refreshes: [groupPermissions.list],
  })
  const mayUpdate = canCall(permissionEntries.update)
  const mayRemove = canCall(permissionEntries.remove)
  if (!entry.is_own || (!mayUpdate && !mayRemove)) return null
  const removeIfSure = async () => {
    if (await confirmDelete(entry.text)) remove.start({ params: { id: entry.id } })
  }
  return (
    <RowMenu name={entry.text}>
      {mayUpdate && (
        <Menu.Item leftSection={<IconPencil size={18} stroke={1.6} />} onClick={() => onEdit(entry)}>
          {t('actions.edit')}
        </Menu.Item>
      )}
      {mayRemove && (
        <Menu.Item color="red" leftSection={<IconTrash size={18} stroke={1.6} />} onClick={() => void removeIfSure()}>
          {t('actions.delete')}
        </Menu.Item>
      )}
    </RowMenu>
  )
}
