import { checklistItemGroups, checklistItems, type LibraryItem } from '@apron/contract'
import { Menu } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useCanCall } from '../../lib/can.ts'
import { useText } from '../../lib/i18n.ts'
import { useWrite } from '../../lib/queries.ts'
import { confirmDelete } from '../../ui/confirm.ts'
import { RowMenu } from '../../ui/row-menu.tsx'
import { useLibraryPlace } from './library-place.ts'

/** What can be done with one item. */
export function ItemMenu({ item, onRemoved }: { item: LibraryItem; onRemoved?: () => void }) {
  const t = useText()
  const canCall = useCanCall()
  const { go } = useLibraryPlace()
  const remove = useWrite(checklistItems.remove, {
    success: 'actions.delete_success',
    refreshes: [checklistItemGroups.list],
    ...(onRemoved && { onDone: onRemoved }),
  })
  const removeIfSure = async () => {
    if (await confirmDelete(item.header)) remove.start({ params: { id: item.id } })
  }
  return (
    <RowMenu name={item.header}>
      {canCall(checklistItems.update) && (
        <Menu.Item
          leftSection={<IconPencil size={18} stroke={1.6} />}
          onClick={() => go({ group: item.grp_chk_item_id, panel: 'item-edit', item: item.id })}
        >
          {t('actions.edit')}
        </Menu.Item>
      )}
      {canCall(checklistItems.remove) && (
        <Menu.Item color="red" leftSection={<IconTrash size={18} stroke={1.6} />} onClick={() => void removeIfSure()}>
          {t('actions.delete')}
        </Menu.Item>
      )}
    </RowMenu>
  )
}
