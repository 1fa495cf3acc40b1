import { permissionEntries, type PermissionEntry } from '@apron/contract/people'
import { useRemoval } from '#blocks/removal.ts'
import { useCanCall } from '#lib/session/can.ts'
import { confirmDelete } from '#ui/window/confirm.ts'
import { DeleteLine, EditLine, RowActions } from '#ui/list/row-actions.tsx'

/** What can be done with a permission, or a group of them, that was made here. */
export function OwnMenu({ entry, onEdit }: { entry: PermissionEntry; onEdit: (entry: PermissionEntry) => void }) {
  const canCall = useCanCall()
  const { remove } = useRemoval(permissionEntries.remove, confirmDelete)
  if (!entry.is_own) return null
  return (
    <RowActions name={entry.text}>
      {canCall(permissionEntries.update) && <EditLine onClick={() => onEdit(entry)} />}
      {canCall(permissionEntries.remove) && (
        <DeleteLine onClick={() => remove(entry.text, { params: { id: entry.id } })} />
      )}
    </RowActions>
  )
}
