import { approvalStatus, organizations } from '@apron/contract'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { StatusWord } from '../../blocks/review-control.tsx'
import { useCanCall } from '../../lib/can.ts'
import { useText } from '../../lib/i18n.ts'
import { useWrite } from '../../lib/queries.ts'
import { Tree, type TreeHandle } from '../../ui/tree.tsx'
import type { OrganizationNode } from './organization-nodes.ts'
import { useOrganizationPlace } from './organization-place.ts'
import classes from './organizations.module.css'

/** The tree; a drop puts an organisation, with all below it, under another one. */
export function OrganizationTree({ nodes }: { nodes: readonly OrganizationNode[] }) {
  const t = useText()
  const canCall = useCanCall()
  const { organization, panel, go } = useOrganizationPlace()
  const tree = useRef<TreeHandle>(null)
  const update = useWrite(organizations.update, { success: 'organizations.moved' })
  const mayMove = canCall(organizations.update)
  const move = ({ organization: moved }: OrganizationNode, parent_id: number) => {
    const { id, status: _status, ...fields } = moved
    update.start({ params: { id }, body: { ...fields, parent_id } })
  }
  return (
    <>
      <div className={classes.tools}>
        <Button variant="default" size="xs" onClick={() => tree.current?.openAll()}>
          {t('organizations.open_all')}
        </Button>
        <Button variant="default" size="xs" onClick={() => tree.current?.closeAll()}>
          {t('organizations.close_all')}
        </Button>
      </div>
      <Tree
        ref={tree}
        label={t('organizations.tree')}
        nodes={nodes}
        selected={organization}
        openLevels={1}
        onSelect={(node) => go({ organization: node.id, panel: panel === 'users' ? 'users' : undefined })}
        onMove={mayMove ? (node, drop) => move(node, drop.parentId) : undefined}
        side={({ organization: { status } }) =>
          status.code !== approvalStatus.APPROVAL && <StatusWord status={status} />
        }
        maxHeight="calc(100dvh - 300px)"
      />
      {mayMove && <p className={classes.hint}>{t('organizations.drag_hint')}</p>}
    </>
  )
}
