import { checklistItemGroups } from '@apron/contract/library'
import { IconChecks, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { noticeDecided } from '#blocks/review/undo.ts'
import { PanelButtons, type PanelAction } from '#blocks/panel-buttons.tsx'
import { useRemoval } from '#blocks/removal.ts'
import { ask } from '#lib/page/dialogs.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { confirmDelete } from '#ui/window/confirm.ts'
import type { GroupNode } from './library-groups.ts'
import { useLibraryPlace } from '../library-place.ts'

/** What can be done with a group: buttons, on a phone a menu. */
export function GroupActions({ node }: { node: GroupNode }) {
  const t = useText()
  const { go } = useLibraryPlace()
  const params = { id: node.id }
  const removal = useRemoval(checklistItemGroups.remove, confirmDelete, {
    onDone: () => go({ group: node.parentId || null }, { replace: true }),
  })
  const approve = useWrite(checklistItemGroups.approval, {
    onDone: ({ data }) => noticeDecided(data.decision, 'actions.approval_success'),
  })
  const approveIfSure = async () => {
    const isSure = await ask({
      title: t('library.approve_branch_confirm'),
      text: t('library.approve_branch_text', { name: node.name }),
      confirm: t('actions.approve'),
    })
    if (isSure) approve.start({ params, body: { branch: true } })
  }
  const actions: PanelAction[] = [
    {
      route: checklistItemGroups.create,
      text: 'library.add_child',
      Icon: IconPlus,
      run: () => go({ group: node.id, panel: 'child' }),
    },
    {
      route: checklistItemGroups.approval,
      text: 'library.approve_branch',
      Icon: IconChecks,
      run: () => void approveIfSure(),
      isWriting: approve.isWriting,
    },
    {
      route: checklistItemGroups.update,
      text: 'actions.edit',
      Icon: IconPencil,
      run: () => go({ group: node.id, panel: 'edit' }),
    },
    {
      route: checklistItemGroups.remove,
      text: 'actions.delete',
      Icon: IconTrash,
      run: () => removal.remove(node.name, { params }),
      isWriting: removal.isWriting,
      destroys: true,
    },
  ]
  return <PanelButtons name={node.name} actions={actions} />
}
