import { checklistItems, type LibraryItem } from '@apron/contract/library'
import { useRemoval } from '#blocks/removal.ts'
import { useCanCall } from '#lib/session/can.ts'
import { confirmDelete } from '#ui/window/confirm.ts'
import { DeleteLine, EditLine, RowActions } from '#ui/list/row-actions.tsx'
import { useLibraryPlace } from '../library-place.ts'

/** What can be done with one item. */
export function ItemMenu({ item }: { item: LibraryItem }) {
  const canCall = useCanCall()
  const { go } = useLibraryPlace()
  const { remove } = useRemoval(checklistItems.remove, confirmDelete)
  return (
    <RowActions name={item.header}>
      {canCall(checklistItems.update) && (
        <EditLine onClick={() => go({ group: item.group_id, panel: 'item-edit', item: item.id })} />
      )}
      {canCall(checklistItems.remove) && (
        <DeleteLine onClick={() => remove(item.header, { params: { id: item.id } })} />
      )}
    </RowActions>
  )
}
