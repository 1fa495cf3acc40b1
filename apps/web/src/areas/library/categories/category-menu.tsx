import { filing, planning } from '@apron/contract/audits'
import { categories, type Category } from '@apron/contract/library'
import { IconListCheck, IconListTree } from '@tabler/icons-react'
import { useRemoval } from '#blocks/removal.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { confirmDelete } from '#ui/window/confirm.ts'
import { MenuLine, MenuLink } from '#ui/window/menu-lines.tsx'
import { DeleteLine, EditLine, RowActions } from '#ui/list/row-actions.tsx'

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
      {canCall(planning.setDefaults) && (
        <MenuLink to="/category/checklist/$id/defaults" params={{ id: String(category.id) }} Icon={IconListTree}>
          {t('planning.defaults')}
        </MenuLink>
      )}
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
