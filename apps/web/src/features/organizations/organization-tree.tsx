import { approvalStatus, organizations } from '@apron/contract'
import { StatusWord } from '../../blocks/status-word.tsx'
import { useCanCall } from '../../lib/can.ts'
import { useText } from '../../lib/i18n.ts'
import { useWrite } from '../../lib/queries.ts'
import { WholeTree } from '../../ui/whole-tree.tsx'
import type { OrganizationNode } from './organization-nodes.ts'
import { useOrganizationPlace } from './organization-place.ts'

/** The tree; a drop puts an organisation, with all below it, under another one. */
export function OrganizationTree({ nodes }: { nodes: readonly OrganizationNode[] }) {
  const t = useText()
  const canCall = useCanCall()
  const { organization, panel, go } = useOrganizationPlace()
  const update = useWrite(organizations.update, { success: 'organizations.moved' })
  const mayMove = canCall(organizations.update)
  const move = ({ organization: moved }: OrganizationNode, parent_id: number) => {
    const { id, status: _status, ...fields } = moved
    update.start({ params: { id }, body: { ...fields, parent_id } })
  }
  return (
    <WholeTree
      label={t('organizations.tree')}
      nodes={nodes}
      selected={organization}
      onSelect={(node) => go({ organization: node.id, panel: panel === 'users' ? 'users' : undefined })}
      onMove={mayMove ? move : undefined}
      side={({ organization: { status } }) => status.code !== approvalStatus.APPROVAL && <StatusWord status={status} />}
      dragHint={t('organizations.drag_hint')}
    />
  )
}
