import type { Route } from '@apron/contract'
import { documentGroups, documents } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPencil, IconPlus, IconTrash, type Icon } from '@tabler/icons-react'
import { useRemoval } from '../../../../blocks/removal.ts'
import { useCanCall } from '../../../../lib/session/can.ts'
import { useText, type TextKey } from '../../../../lib/text/i18n.ts'
import { RowActions } from '../../../../ui/list/row-actions.tsx'
import { PanelActions } from '../../../../ui/page/panel-head.tsx'
import { confirmDelete } from '../../../../ui/window/confirm.ts'
import { MenuLine } from '../../../../ui/window/menu-lines.tsx'
import { useDocumentsPlace } from '../documents-place.ts'
import { AddDocument } from '../list/add-document.tsx'
import type { GroupNode } from './document-groups.ts'

type Action = { route: Route; text: TextKey; Icon: Icon; run: () => void; isWriting?: boolean; destroys?: boolean }

/** What can be done with a group and in it: buttons, on a phone a menu. */
export function GroupActions({ node }: { node: GroupNode }) {
  const t = useText()
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const actions = useGroupActions(node)
  const mayAdd = useCanCall()(documents.create)
  if (isNarrow) {
    return (
      <RowActions name={node.name}>
        {actions.map(({ text, Icon, run, destroys }) => (
          <MenuLine key={text} Icon={Icon} {...(destroys && { color: 'red' })} onClick={run}>
            {t(text)}
          </MenuLine>
        ))}
      </RowActions>
    )
  }
  if (actions.length === 0 && !mayAdd) return null
  return (
    <PanelActions name={node.name}>
      <AddDocument group={node.group} isSmall />
      {actions.map(({ text, Icon, run, destroys, isWriting }) => (
        <Button
          key={text}
          size="xs"
          variant={destroys ? 'subtle' : 'default'}
          {...(destroys && { color: 'red' })}
          leftSection={<Icon size={16} stroke={1.7} />}
          loading={isWriting ?? false}
          onClick={run}
        >
          {t(text)}
        </Button>
      ))}
    </PanelActions>
  )
}

function useGroupActions(node: GroupNode): Action[] {
  const canCall = useCanCall()
  const { go } = useDocumentsPlace()
  const removal = useRemoval(documentGroups.remove, confirmDelete, {
    onDone: () => go({ group: node.parentId || null }, { replace: true }),
  })
  const all: Action[] = [
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
  return all.filter(({ route }) => canCall(route))
}
