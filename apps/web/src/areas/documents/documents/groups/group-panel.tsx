import { Tabs } from '@mantine/core'
import { documentGroups } from '@apron/contract/documents'
import { RejectedLine } from '#blocks/review/rejected-line.tsx'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { PanelHead } from '#ui/page/panel-head.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { useDocumentsPlace } from '../documents-place.ts'
import { DocumentsPanel } from '../list/documents-panel.tsx'
import type { GroupNode } from './document-groups.ts'
import { GroupActions } from './group-actions.tsx'
import classes from '../documents.module.css'

const waits = <LoadingRows rows={8} />
const GroupPage = part(() => import('./group-page.tsx'), 'GroupPage', { waits })
const GroupDetail = part(() => import('./group-detail.tsx'), 'GroupDetail', { waits })

/** The chosen group: its documents, its detail, and the forms for it. */
export function GroupPanel({ node, nodes }: { node: GroupNode; nodes: readonly GroupNode[] }) {
  const t = useText()
  const canCall = useCanCall()
  const { panel, go } = useDocumentsPlace()
  if (panel === 'child' && canCall(documentGroups.create)) return <GroupPage nodes={nodes} parent={node} />
  if (panel === 'edit' && canCall(documentGroups.update)) return <GroupPage nodes={nodes} group={node.group} />
  return (
    <>
      <PanelHead name={node.name} status={<StatusWord status={node.group.status} />}>
        <GroupActions node={node} />
      </PanelHead>
      <div className={classes.rejection}>
        <RejectedLine kind="document_groups" record={node.group} name={node.name} />
      </div>
      <Tabs
        value={panel === 'detail' ? 'detail' : 'documents'}
        keepMounted={false}
        onChange={(tab) => go({ group: node.id, panel: tab === 'detail' ? 'detail' : undefined })}
      >
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="documents">{t('documentList.documents')}</Tabs.Tab>
          <Tabs.Tab value="detail">{t('documentList.detail')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="documents">
          <DocumentsPanel group={node.group} />
        </Tabs.Panel>
        <Tabs.Panel value="detail" p={16}>
          <GroupDetail group={node.group} parent={nodes.find(({ id }) => id === node.parentId)} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
