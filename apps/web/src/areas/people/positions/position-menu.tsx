import { positions, type Position } from '@apron/contract/people'
import { useRemoval } from '#blocks/removal.ts'
import { useCanCall } from '#lib/session/can.ts'
import { confirmDelete } from '#ui/window/confirm.ts'
import { DeleteLine, EditLine, RowActions } from '#ui/list/row-actions.tsx'

/** What can be done with one position. */
export function PositionMenu({ position, onEdit }: { position: Position; onEdit: (position: Position) => void }) {
  const canCall = useCanCall()
  const { remove } = useRemoval(positions.remove, confirmDelete)
  return (
    <RowActions name={position.name}>
      {canCall(positions.update) && <EditLine onClick={() => onEdit(position)} />}
      {canCall(positions.remove) && (
        <DeleteLine onClick={() => remove(position.name, { params: { id: position.id } })} />
      )}
    </RowActions>
  )
}
