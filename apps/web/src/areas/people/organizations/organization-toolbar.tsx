import { organizations } from '@apron/contract/people'
import { Button } from '@mantine/core'
import {
  IconArrowMoveRight,
  IconHistory,
  IconInfoCircle,
  IconPencil,
  IconPlus,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useRemoval } from '#blocks/removal.ts'
import { useCan, useCanCall } from '#lib/session/can.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { confirmTrash } from '#ui/window/confirm.ts'
import { DeleteLine, RowActions } from '#ui/list/row-actions.tsx'
import { PanelActions } from '#ui/page/panel-head.tsx'
import { OrganizationLog } from './panel/organization-log.tsx'
import type { OrganizationNode } from './tree/organization-nodes.ts'
import { useOrganizationPlace } from './organization-place.ts'
import type { Panel } from './organizations-search.ts'
import { part } from '#ui/page/part.tsx'
import { MenuLine } from '#ui/window/menu-lines.tsx'

const MoveModal = part(() => import('./tree/move-modal.tsx'), 'MoveModal', { isWindow: true })

/** Whether the reader may open the panel of users. */
export function useSeesUsers(): boolean {
  return useCan()('VIEW_USER_ORGANIZATION')
}

type Tab = { panel: Panel | 'detail'; text: TextKey; Icon: Icon; isOpen: boolean }

/** What can be seen and done of the chosen organisation. */
export function OrganizationToolbar({ node, shown }: { node: OrganizationNode; shown: Panel | 'detail' }) {
  const t = useText()
  const canCall = useCanCall()
  const seesUsers = useSeesUsers()
  const { go } = useOrganizationPlace()
  const removal = useRemoval(organizations.remove, confirmTrash, {
    onDone: () => go({ organization: node.parentId || null }, { replace: true }),
  })
  const [isMoving, setMoving] = useState(false)
  const [isLogOpen, setLogOpen] = useState(false)
  const tabs: Tab[] = [
    { panel: 'detail', text: 'organizations.detail', Icon: IconInfoCircle, isOpen: true },
    { panel: 'users', text: 'organizations.users', Icon: IconUsers, isOpen: seesUsers },
    { panel: 'child', text: 'organizations.add_child', Icon: IconPlus, isOpen: canCall(organizations.create) },
    { panel: 'edit', text: 'actions.edit', Icon: IconPencil, isOpen: canCall(organizations.update) },
  ]
  return (
    <PanelActions name={node.name}>
      {tabs
        .filter(({ isOpen }) => isOpen)
        .map(({ panel, text, Icon: Picture }) => (
          <Button
            key={panel}
            size="xs"
            variant={shown === panel ? 'light' : 'default'}
            aria-pressed={shown === panel}
            leftSection={<Picture size={16} stroke={1.7} />}
            onClick={() => go({ organization: node.id, panel: panel === 'detail' ? undefined : panel })}
          >
            {t(text)}
          </Button>
        ))}
      <RowActions name={node.name}>
        {canCall(organizations.update) && (
          <MenuLine Icon={IconArrowMoveRight} onClick={() => setMoving(true)}>
            {t('organizations.move_to')}
          </MenuLine>
        )}
        {canCall(organizations.logs) && (
          <MenuLine Icon={IconHistory} onClick={() => setLogOpen(true)}>
            {t('actions.log')}
          </MenuLine>
        )}
        {canCall(organizations.remove) && (
          <DeleteLine onClick={() => removal.remove(node.name, { params: { id: node.id } })} />
        )}
      </RowActions>
      {isMoving && <MoveModal node={node} onClose={() => setMoving(false)} />}
      {isLogOpen && <OrganizationLog organization={node.organization} onClose={() => setLogOpen(false)} />}
    </PanelActions>
  )
}
