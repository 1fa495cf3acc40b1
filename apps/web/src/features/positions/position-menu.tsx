import { positions, type Position } from '@apron/contract'
import { Menu } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useCanCall } from '../../lib/can.ts'
import { useText } from '../../lib/i18n.ts'
import { useWrite } from '../../lib/queries.ts'
import { confirmDelete } from '../../ui/confirm.ts'
import { RowMenu } from '../../ui/row-menu.tsx'

/** What can be done with one position. */
export function PositionMenu({ position, onEdit }: { position: Position; onEdit: (position: Position) => void }) {
  const t = useText()
  const canCall = useCanCall()
  const remove = useWrite(positions.remove, { success: 'actions.delete_success' })
  const removeIfSure = async () => {
    if (await confirmDelete(position.name)) remove.start({ params: { id: position.id } })
  }
  return (
    <RowMenu name={position.name}>
      {canCall(positions.update) && (
        <Menu.Item leftSection={<IconPencil size={18} stroke={1.6} />} onClick={() => onEdit(position)}>
          {t('actions.edit')}
        </Menu.Item>
      )}
      {canCall(positions.remove) && (
        <Menu.Item color="red" leftSection={<IconTrash size={18} stroke={1.6} />} onClick={() => void removeIfSure()}>
          {t('actions.delete')}
        </Menu.Item>
      )}
    </RowMenu>
  )
}
