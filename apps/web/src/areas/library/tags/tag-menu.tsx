import { checklistItems, tags, type Tag } from '@apron/contract/library'
import { IconArrowsJoin2, IconListCheck } from '@tabler/icons-react'
import { useRemoval } from '#blocks/removal.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { confirmDelete } from '#ui/window/confirm.ts'
import { MenuLine, MenuLink } from '#ui/window/menu-lines.tsx'
import { DeleteLine, EditLine, RowActions } from '#ui/list/row-actions.tsx'

/** Whether the person may give tags to questions, which they have to see for it. */
export function useMayAssign(): boolean {
  const canCall = useCanCall()
  return canCall(tags.attach) && canCall(checklistItems.list)
}

/** What can be done with one tag. */
export function TagMenu({
  tag,
  onEdit,
  onMerge,
}: {
  tag: Tag
  onEdit: (tag: Tag) => void
  onMerge: (tag: Tag) => void
}) {
  const t = useText()
  const canCall = useCanCall()
  const mayAssign = useMayAssign()
  const { remove } = useRemoval(tags.remove, confirmDelete)
  return (
    <RowActions name={tag.name}>
      {mayAssign && (
        <MenuLink to="/tags/checklist-items" search={{ tag_id: tag.id }} Icon={IconListCheck}>
          {t('tags.assign')}
        </MenuLink>
      )}
      {canCall(tags.update) && <EditLine onClick={() => onEdit(tag)} />}
      {canCall(tags.merge) && canCall(tags.attach) && (
        <MenuLine Icon={IconArrowsJoin2} onClick={() => onMerge(tag)}>
          {t('tags.merge')}
        </MenuLine>
      )}
      {canCall(tags.remove) && <DeleteLine onClick={() => remove(tag.name, { params: { id: tag.id } })} />}
    </RowActions>
  )
}
