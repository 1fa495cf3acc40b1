import { checklistItemGroups, checklistItems, imports } from '@apron/contract/library'
import { addsNew } from '#lib/page/moves.ts'
import { Button } from '@mantine/core'
import { IconFileImport, IconListTree, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { TreeAndPanel } from '#ui/tree/tree-and-panel.tsx'
import { GroupModal } from './groups/group-form.tsx'
import { GroupPanel } from './groups/group-panel.tsx'
import { GroupTree } from './groups/group-tree.tsx'
import { useGroups } from './groups/library-groups.ts'
import { useLibraryPlace } from './library-place.ts'
import { librarySearch } from './library-search.ts'

const ImportWindow = part(() => import('./imports/import-window.tsx'), 'ImportWindow', { isWindow: true })

/** Whoever reads questions or keeps their groups; anybody may read the names of approved groups, which audits show. */
const something = {
  access: [
    checklistItems.list.access,
    checklistItemGroups.create.access,
    checklistItemGroups.update.access,
    checklistItemGroups.remove.access,
    ...checklistItemGroups.rejection.access,
  ],
}

/** The library: its groups as a tree, and beside it what the chosen group holds. On a phone one at a time. */
export function LibraryScreen() {
  return (
    <OnlyFor route={something}>
      <Library />
    </OnlyFor>
  )
}
LibraryScreen.search = librarySearch

function Library() {
  const t = useText()
  const canCall = useCanCall()
  const place = useLibraryPlace()
  const { nodes, byId } = useGroups()
  const [isAdding, setAdding] = useState(false)
  const node = place.group === null ? undefined : byId.get(place.group)
  const addRoot = canCall(checklistItemGroups.create) && (
    <Button
      {...(place.group === null && addsNew)}
      variant={place.group === null ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} stroke={1.8} />}
      onClick={() => setAdding(true)}
    >
      {t('library.add_root')}
    </Button>
  )
  const mayImport = canCall(imports.preview)
  const addFile = mayImport && (
    <Button
      variant="default"
      leftSection={<IconFileImport size={18} stroke={1.6} />}
      onClick={() => place.go({ group: place.group, panel: 'import' })}
    >
      {t('imports.open')}
    </Button>
  )
  const back = place.panel?.startsWith('item')
    ? { text: t('library.back_to_items'), group: place.group }
    : { text: t('library.back_to_groups'), group: null }

  return (
    <>
      {nodes?.length === 0 ? (
        <>
          <PageHeader title={t('library.title')} about={t('library.about')} />
          <Card>
            <EmptyState icon={IconListTree} title={t('library.empty')} hint={t('library.empty_hint')}>
              {addFile}
              {addRoot}
            </EmptyState>
          </Card>
        </>
      ) : (
        <TreeAndPanel
          title={t('library.title')}
          about={t('library.about')}
          actions={
            <>
              {addFile}
              {addRoot}
            </>
          }
          tree={nodes ? <GroupTree nodes={nodes} /> : <LoadingRows rows={10} height={34} />}
          panel={
            node ? (
              <GroupPanel key={node.id} node={node} nodes={nodes ?? []} />
            ) : place.group === null ? (
              <EmptyState icon={IconListTree} title={t('library.choose_group')} hint={t('library.choose_group_hint')} />
            ) : (
              nodes && <EmptyState title={t('library.group_gone')} />
            )
          }
          isChosen={place.group !== null}
          back={{ text: back.text, run: () => place.go({ group: back.group }) }}
        />
      )}
      {isAdding && <GroupModal onClose={() => setAdding(false)} />}
      {mayImport && place.panel === 'import' && (
        <ImportWindow isFirst={nodes?.length === 0} onClose={() => place.go({ group: place.group })} />
      )}
    </>
  )
}
