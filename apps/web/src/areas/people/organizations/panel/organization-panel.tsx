import { organizations } from '@apron/contract/people'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PanelHead } from '#ui/page/panel-head.tsx'
import { part } from '#ui/page/part.tsx'
import { OrganizationDetail } from './organization-detail.tsx'
import type { OrganizationNode } from '../tree/organization-nodes.ts'
import { useOrganizationPlace } from '../organization-place.ts'
import { OrganizationToolbar, useSeesUsers } from '../organization-toolbar.tsx'

const waits = <LoadingRows rows={5} />
const OrganizationPage = part(() => import('../organization-page.tsx'), 'OrganizationPage', { waits })
const OrganizationUsers = part(() => import('./organization-users.tsx'), 'OrganizationUsers', { waits })

/** The chosen organisation: one of detail, edit, a new one below it, and its users. */
export function OrganizationPanel({
  node,
  byId,
}: {
  node: OrganizationNode
  byId: ReadonlyMap<number, OrganizationNode>
}) {
  const canCall = useCanCall()
  const seesUsers = useSeesUsers()
  const { panel } = useOrganizationPlace()
  const { organization } = node
  const shown =
    panel === 'edit' && canCall(organizations.update)
      ? 'edit'
      : panel === 'child' && canCall(organizations.create)
        ? 'child'
        : panel === 'users' && seesUsers
          ? 'users'
          : 'detail'
  return (
    <>
      <PanelHead
        name={organization.name}
        status={shown === 'detail' ? null : <StatusWord status={organization.status} />}
      >
        <OrganizationToolbar node={node} shown={shown} />
      </PanelHead>
      {shown === 'edit' && <OrganizationPage key="edit" organization={organization} />}
      {shown === 'child' && <OrganizationPage key="child" parent={organization} />}
      {shown === 'users' && <OrganizationUsers organization={organization} />}
      {shown === 'detail' && (
        <OrganizationDetail organization={organization} parent={byId.get(organization.parent_id)?.name} />
      )}
    </>
  )
}
