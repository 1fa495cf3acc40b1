import { Title } from '@mantine/core'
import { StatusWord } from '../../blocks/review-control.tsx'
import { useCanCall } from '../../lib/can.ts'
import { organizations } from '@apron/contract'
import type { OrganizationNode } from './organization-nodes.ts'
import { OrganizationDetail } from './organization-detail.tsx'
import { OrganizationPage } from './organization-page.tsx'
import { useOrganizationPlace } from './organization-place.ts'
import { OrganizationToolbar, useSeesUsers } from './organization-toolbar.tsx'
import { OrganizationUsers } from './organization-users.tsx'
import classes from './organizations.module.css'

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
      <div className={classes.head}>
        <div className={classes.title}>
          <Title order={2}>{organization.name}</Title>
          <StatusWord status={organization.status} />
        </div>
        <OrganizationToolbar node={node} shown={shown} />
      </div>
      {shown === 'edit' && <OrganizationPage key="edit" organization={organization} />}
      {shown === 'child' && <OrganizationPage key="child" parent={organization} />}
      {shown === 'users' && <OrganizationUsers organization={organization} />}
      {shown === 'detail' && (
        <OrganizationDetail organization={organization} parent={byId.get(organization.parent_id)?.name} />
      )}
    </>
  )
}
