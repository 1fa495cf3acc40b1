import { documentGroups, documents } from '@apron/contract/documents'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { PanelButtons, type PanelAction } from '#blocks/panel-buttons.tsx'
import { useRemoval } from '#blocks/removal.ts'
import { useCanCall } from '#lib/session/can.ts'
import { confirmDelete } from '#ui/window/confirm.ts'
import { useDocumentsPlace } from '../documents-place.ts'
import { AddDocument } from '../list/add-document.tsx'
import type { GroupNode } from './document-groups.ts'

/** What can be done with a group and in it: buttons, on a phone a menu. */
export function GroupActions({ node }: { node: GroupNode }) {
  const mayAdd = useCanCall()(documents.create)
  const { go } = useDocumentsPlace()
  const removal = useRemoval(documentGroups.remove, confirmDelete, {
    onDone: () => go({ group: node.parentId || null }, { replace: true }),
  })
  const actions: PanelAction[] = [
    {
      route: documentGroups.create,
      text: 'documentList.add_child',
      Icon: IconPlus,
      run: () => go({ group: node.id, panel: 'child' }),
    },
    {
      route: documentGroups.update,
      text: 'actions.edit',
      Icon: IconPencil,
      run: () => go({ group: node.id, panel: 'edit' }),
    },
    {
      route: documentGroups.remove,
      text: 'actions.delete',
      Icon: IconTrash,
      run: () => removal.remove(node.name, { params: { id: node.id } }),
      isWriting: removal.isWriting,
      destroys: true,
    },
  ]
  return (
    <PanelButtons name={node.name} actions={actions}>
      {mayAdd && <AddDocument group={node.group} isSmall />}
    </PanelButtons>
  )
}
