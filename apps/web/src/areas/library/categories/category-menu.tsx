import { filing } from '@apron/contract/audits'
import { categories, type Category } from '@apron/contract/library'
import { IconListCheck } from '@tabler/icons-react'
import { useRemoval } from '../../../blocks/removal.ts'
import { useCanCall } from '../../../lib/session/can.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { confirmDelete } from '../../../ui/window/confirm.ts'
import { MenuLine } from '../../../ui/window/menu-lines.tsx'
import { DeleteLine, EditLine, RowActions } from '../../../ui/list/row-actions.tsx'

/** What can be done with one category; the default is not deleted. */
export function CategoryMenu({
  category,
  onEdit,
  onAssign,
}: {
  category: Category
  onEdit: (category: Category) => void
  onAssign: (category: Category) => void
}) {
  const t = useText()
  const canCall = useCanCall()
  const { remove } = useRemoval(categories.remove, confirmDelete)
  return (
    <RowActions name={category.name}>
      {canCall(categories.update) && <EditLine onClick={() => onEdit(category)} />}
      {canCall(filing.file) && (
        <MenuLine Icon={IconListCheck} onClick={() => onAssign(category)}>
          {t('categories.assign')}
        </MenuLine>
      )}
      {canCall(categories.remove) && !category.is_default && (
        <DeleteLine onClick={() => remove(category.name, { params: { id: category.id } })} />
      )}
    </RowActions>
  )
}
