import { documentGroups } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconFiles, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCanCall } from '#lib/session/can.ts'
import { addsNew } from '#lib/page/moves.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { TreeAndPanel } from '#ui/tree/tree-and-panel.tsx'
import { DocumentWindows } from './document-windows.tsx'
import { useDocumentsPlace } from './documents-place.ts'
import { documentsSearch } from './documents-search.ts'
import { useDocumentGroups } from './groups/document-groups.ts'
import { GroupPanel } from './groups/group-panel.tsx'
import { GroupTree } from './groups/group-tree.tsx'
import { DocumentsPanel } from './list/documents-panel.tsx'

const GroupModal = part(() => import('./groups/group-form.tsx'), 'GroupModal', { isWindow: true })

/** The controlled documents: their groups as a tree, and beside it what the chosen group holds. On a phone one at a time. */
export function DocumentsScreen() {
  const t = useText()
  const place = useDocumentsPlace()
  const { nodes, byId } = useDocumentGroups()
  const [isAdding, setAdding] = useState(false)
  const node = place.group === null ? undefined : byId.get(place.group)
  const isChosen = place.group !== null || place.panel === 'all' || place.document !== undefined
  const addRoot = useCanCall()(documentGroups.create) && (
    <Button
      {...(place.group === null && addsNew)}
      variant={place.group === null ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} stroke={1.8} />}
      onClick={() => setAdding(true)}
    >
      {t('documentList.add_root')}
    </Button>
  )
  return (
    <>
      {nodes?.length === 0 ? (
        <>
          <PageHeader title={t('documentList.title')} about={t('documentList.about')} />
          <Card>
            <EmptyState icon={IconFiles} title={t('documentList.empty')} hint={t('documentList.empty_hint')}>
              {addRoot}
            </EmptyState>
          </Card>
        </>
      ) : (
        <TreeAndPanel
          title={t('documentList.title')}
          about={t('documentList.about')}
          actions={addRoot}
          tree={nodes ? <GroupTree nodes={nodes} /> : <LoadingRows rows={10} height={34} />}
          panel={
            node ? (
              <GroupPanel key={node.id} node={node} nodes={nodes ?? []} />
            ) : place.group === null ? (
              <DocumentsPanel group={undefined} />
            ) : (
              nodes && <EmptyState title={t('documentList.group_gone')} />
            )
          }
          isChosen={isChosen}
          isPanelWide
          back={{ text: t('documentList.back_to_groups'), run: () => place.go({ group: null }) }}
        />
      )}
      {isAdding && <GroupModal onClose={() => setAdding(false)} />}
      <DocumentWindows nodes={nodes ?? []} />
    </>
  )
}
DocumentsScreen.search = documentsSearch
