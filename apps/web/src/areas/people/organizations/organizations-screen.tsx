import { organizations } from '@apron/contract/people'
import { addsNew } from '#lib/page/moves.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconSitemap } from '@tabler/icons-react'
import { useState } from 'react'
import { TrashSwitch } from '../domain/trash-switch.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { TreeAndPanel } from '#ui/tree/tree-and-panel.tsx'
import { useOrganizations } from './tree/organization-nodes.ts'
import { OrganizationPanel } from './panel/organization-panel.tsx'
import { useOrganizationPlace } from './organization-place.ts'
import { OrganizationTree } from './tree/organization-tree.tsx'
import { organizationsSearch } from './organizations-search.ts'

const OrganizationModal = part(() => import('./panel/organization-modal.tsx'), 'OrganizationModal', { isWindow: true })

const OrganizationsTrash = part(() => import('./organizations-trash.tsx'), 'OrganizationsTrash', {
  waits: <LoadingRows rows={5} />,
})

/** The organisations as a tree, and beside it one panel for the chosen one. On a phone one at a time. */
export function OrganizationsScreen() {
  const t = useText()
  const canCall = useCanCall()
  const { organization, trash, go } = useOrganizationPlace()
  const { nodes, byId } = useOrganizations()
  const [isAdding, setAdding] = useState(false)
  const mayRestore = canCall(organizations.trash)
  const addRoot = canCall(organizations.create) && (
    <Button
      {...addsNew}
      variant={organization === null ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} stroke={1.8} />}
      onClick={() => setAdding(true)}
    >
      {t('organizations.add_root')}
    </Button>
  )
  const places = mayRestore && (
    <TrashSwitch
      label={t('organizations.title')}
      isTrash={trash === true}
      onChange={(isTrash) => go({ organization: null, trash: isTrash || undefined })}
    />
  )
  const modal = isAdding && <OrganizationModal onClose={() => setAdding(false)} />
  const node = organization === null ? undefined : byId.get(organization)

  if (mayRestore && trash) {
    return (
      <>
        <PageHeader title={t('organizations.title')} about={t('organizations.about')}>
          {places}
        </PageHeader>
        <Card flush>
          <OrganizationsTrash />
        </Card>
      </>
    )
  }
  if (nodes?.length === 0) {
    return (
      <>
        <PageHeader title={t('organizations.title')} about={t('organizations.about')}>
          {places}
        </PageHeader>
        <Card>
          <EmptyState icon={IconSitemap} title={t('organizations.empty')} hint={t('organizations.empty_hint')}>
            {addRoot}
          </EmptyState>
        </Card>
        {modal}
      </>
    )
  }
  return (
    <>
      <TreeAndPanel
        title={t('organizations.title')}
        about={t('organizations.about')}
        actions={
          <>
            {places}
            {addRoot}
          </>
        }
        tree={nodes ? <OrganizationTree nodes={nodes} /> : <LoadingRows rows={10} height={34} />}
        panel={
          node ? (
            <OrganizationPanel key={node.id} node={node} byId={byId} />
          ) : organization === null ? (
            <EmptyState icon={IconSitemap} title={t('organizations.choose')} hint={t('organizations.choose_hint')} />
          ) : (
            nodes && <EmptyState title={t('organizations.gone')} />
          )
        }
        isChosen={organization !== null}
        back={{ text: t('organizations.back'), run: () => go({ organization: null }) }}
      />
      {modal}
    </>
  )
}
OrganizationsScreen.search = organizationsSearch
