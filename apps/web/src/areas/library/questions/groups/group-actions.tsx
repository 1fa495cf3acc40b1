import type { Route } from '@apron/contract'
import { checklistItemGroups } from '@apron/contract/library'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChecks, IconPencil, IconPlus, IconTrash, type Icon } from '@tabler/icons-react'
import { noticeDecided } from '../../../../blocks/review/undo.ts'
import { useRemoval } from '../../../../blocks/removal.ts'
import { useCanCall } from '../../../../lib/session/can.ts'
import { ask } from '../../../../lib/page/dialogs.ts'
import { useText, type TextKey } from '../../../../lib/text/i18n.ts'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { confirmDelete } from '../../../../ui/window/confirm.ts'
import { MenuLine } from '../../../../ui/window/menu-lines.tsx'
import { PanelActions } from '../../../../ui/page/panel-head.tsx'
import { RowActions } from '../../../../ui/list/row-actions.tsx'
import type { GroupNode } from './library-groups.ts'
import { useLibraryPlace } from '../library-place.ts'

type Action = {
  route: Route
  text: TextKey
  Icon: Icon
  run: () => void
  isWriting?: boolean
  destroys?: boolean
}

/** What can be done with a group: buttons, on a phone a menu. */
export function GroupActions({ node }: { node: GroupNode }) {
  const t = useText()
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const actions = useGroupActions(node)
  if (actions.length === 0) return null
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
  return (
    <PanelActions name={node.name}>
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

function useGroupActions(node: GroupNode) {
  const t = useText()
  const canCall = useCanCall()
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
  const all: Action[] = [
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
  return all.filter(({ route }) => canCall(route))
}
