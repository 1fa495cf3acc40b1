import { approvalStatus } from '@apron/contract'
import { checklistItems } from '@apron/contract/library'
import { Tabs } from '@mantine/core'
import { RejectedLine } from '#blocks/review/rejected-line.tsx'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { noticeProblem } from '#lib/page/notices.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PanelHead } from '#ui/page/panel-head.tsx'
import { part } from '#ui/page/part.tsx'
import { GroupActions } from './group-actions.tsx'
import { GroupDetail } from './group-detail.tsx'
import type { GroupNode } from './library-groups.ts'
import { useLibraryPlace } from '../library-place.ts'
import classes from '../library.module.css'

const waits = <LoadingRows rows={8} />
const GroupPage = part(() => import('./group-page.tsx'), 'GroupPage', { waits })
const ItemView = part(() => import('../items/item-view.tsx'), 'ItemView', { waits })
const ItemsPanel = part(() => import('../items/items-panel.tsx'), 'ItemsPanel', { waits })
const ItemForm = part(() => import('../items/item-form.tsx'), 'ItemForm', { waits })

/** The chosen group: its items, its detail, and the forms for it and for what it holds. */
export function GroupPanel({ node, nodes }: { node: GroupNode; nodes: readonly GroupNode[] }) {
  const t = useText()
  const { panel, item, go } = useLibraryPlace()
  const seesItems = useCanCall()(checklistItems.list)
  const addItem = () => {
    if (node.group.status.code !== approvalStatus.APPROVAL) return noticeProblem(t('library.group_not_approved'))
    go({ group: node.id, panel: 'item-new' })
  }
  if (panel !== undefined && panel !== 'detail' && panel !== 'import') {
    return (
      <>
        {panel === 'item' && item !== undefined && <ItemView key={item} group={node} item={item} />}
        {panel === 'child' && <GroupPage nodes={nodes} parent={node} />}
        {panel === 'edit' && <GroupPage nodes={nodes} group={node.group} />}
        {panel === 'item-new' && <ItemForm group={node} />}
        {panel === 'item-edit' && item !== undefined && <ItemForm key={item} group={node} item={item} />}
      </>
    )
  }
  const shown = panel === 'detail' ? 'detail' : 'items'
  return (
    <>
      <PanelHead name={node.name} status={<StatusWord status={node.group.status} />}>
        <GroupActions node={node} />
      </PanelHead>
      {node.group.status.code === approvalStatus.REJECTION && (
        <div className={classes.rejection}>
          <RejectedLine kind="library_groups" record={node.group} name={node.name} />
        </div>
      )}
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
          {seesItems ? <ItemsPanel group={node} onAdd={addItem} /> : <EmptyState title={t('library.may_not_see')} />}
        </Tabs.Panel>
        <Tabs.Panel value="detail" p={16}>
          <GroupDetail group={node.group} parent={nodes.find(({ id }) => id === node.parentId)} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
