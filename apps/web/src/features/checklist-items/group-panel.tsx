import { approvalStatus, checklistItems } from '@apron/contract'
import { Tabs } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { StatusWord } from '../../blocks/status-word.tsx'
import { useCanCall } from '../../lib/can.ts'
import { useText } from '../../lib/i18n.ts'
import { noticeProblem } from '../../lib/notices.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingRows } from '../../ui/loading-rows.tsx'
import { PanelHead } from '../../ui/panel-head.tsx'
import { GroupActions } from './group-actions.tsx'
import { GroupDetail } from './group-detail.tsx'
import type { GroupNode } from './library-groups.ts'
import { useLibraryPlace } from './library-place.ts'
import classes from './library.module.css'

const GroupPage = lazy(() => import('./group-page.tsx').then((loaded) => ({ default: loaded.GroupPage })))
const ItemView = lazy(() => import('./item-view.tsx').then((loaded) => ({ default: loaded.ItemView })))
const ItemsPanel = lazy(() => import('./items-panel.tsx').then((loaded) => ({ default: loaded.ItemsPanel })))
const ItemForm = lazy(() => import('./item-form.tsx').then((loaded) => ({ default: loaded.ItemForm })))

/** The chosen group: its items, its detail, and the forms for it and for what it holds. */
export function GroupPanel({ node, nodes }: { node: GroupNode; nodes: readonly GroupNode[] }) {
  const t = useText()
  const { panel, item, go } = useLibraryPlace()
  const seesItems = useCanCall()(checklistItems.list)
  const addItem = () => {
    if (node.group.status.code !== approvalStatus.APPROVAL) return noticeProblem(t('library.group_not_approved'))
    go({ group: node.id, panel: 'item-new' })
  }
  if (panel !== undefined && panel !== 'detail') {
    return (
      <Suspense fallback={<LoadingRows rows={8} />}>
        {panel === 'item' && item !== undefined && <ItemView key={item} group={node} item={item} />}
        {panel === 'child' && <GroupPage nodes={nodes} parent={node} />}
        {panel === 'edit' && <GroupPage nodes={nodes} group={node.group} />}
        {panel === 'item-new' && <ItemForm group={node} />}
        {panel === 'item-edit' && item !== undefined && <ItemForm key={item} group={node} item={item} />}
      </Suspense>
    )
  }
  const shown = panel === 'detail' ? 'detail' : 'items'
  return (
    <>
      <PanelHead name={node.name} status={<StatusWord status={node.group.status} />}>
        <GroupActions node={node} />
      </PanelHead>
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(tab) => go({ group: node.id, panel: tab === 'detail' ? 'detail' : undefined })}
      >
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="items">{t('library.items')}</Tabs.Tab>
          <Tabs.Tab value="detail">{t('library.detail')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="items">
          {seesItems ? (
            <Suspense fallback={<LoadingRows rows={8} />}>
              <ItemsPanel group={node} onAdd={addItem} />
            </Suspense>
          ) : (
            <EmptyState title={t('library.may_not_see')} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="detail" p={16}>
          <GroupDetail group={node.group} parent={nodes.find(({ id }) => id === node.parentId)} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
