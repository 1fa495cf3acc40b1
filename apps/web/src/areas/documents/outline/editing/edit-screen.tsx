import { outlines } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconListTree, IconPlus } from '@tabler/icons-react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { addsNew } from '#lib/page/moves.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { TreeAndPanel } from '#ui/tree/tree-and-panel.tsx'
import { isOpenToChange } from '../frame/approved.ts'
import { DocumentAbout } from '../frame/document-about.tsx'
import { NotApproved } from '../frame/not-approved.tsx'
import { OutlineFrame } from '../frame/outline-frame.tsx'
import { OutlineModes, writing } from '../frame/outline-modes.tsx'
import { outlineSearch, useOutlinePlace } from '../outline-place.ts'
import { OutlineTree } from '../frame/outline-tree.tsx'
import { useFound } from '../use-found.ts'
import type { DocumentWithOutline } from '../use-outline.ts'
import { ItemPanel } from './item-panel.tsx'
import { NewItem } from './new-item.tsx'

/** The outline of a document to be written: the tree, and the form of the item that is chosen or added. */
export function OutlineEditScreen() {
  return (
    <OnlyFor route={writing}>
      <OutlineFrame>
        {(opened) => (isOpenToChange(opened.document) ? <Editing {...opened} /> : <NotApproved {...opened} />)}
      </OutlineFrame>
    </OnlyFor>
  )
}
OutlineEditScreen.search = outlineSearch

function Editing({ document, outline }: DocumentWithOutline) {
  const t = useText()
  const { item, add, change, go } = useOutlinePlace()
  const mayAdd = useCanCall()(outlines.create)
  const node = item === null ? undefined : outline.byId.get(item)
  const counts = useFound(outline)
  const isEmpty = outline.nodes.length === 0
  const addRoot = mayAdd && (
    <Button
      {...addsNew}
      variant={item === null ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} stroke={1.8} />}
      onClick={() => change({ item: undefined, add: 'root' })}
    >
      {t('outline.add_root')}
    </Button>
  )
  const actions = (
    <>
      <OutlineModes document={document} shown="edit" />
      {!isEmpty && addRoot}
    </>
  )
  const about = <DocumentAbout document={document} />
  if (isEmpty && add !== 'root') {
    return (
      <>
        <PageHeader title={document.name} about={about}>
          {actions}
        </PageHeader>
        <Card>
          <EmptyState icon={IconListTree} title={t('outline.empty')} hint={t('outline.empty_hint')}>
            {addRoot}
          </EmptyState>
        </Card>
      </>
    )
  }
  return (
    <TreeAndPanel
      title={document.name}
      about={about}
      actions={actions}
      tree={<OutlineTree outline={outline} counts={counts} />}
      panel={
        add === 'root' && mayAdd ? (
          <NewItem key="root" document={document} />
        ) : add === 'child' && mayAdd && node ? (
          <NewItem key={`below ${node.id}`} document={document} parent={node} />
        ) : node ? (
          <ItemPanel key={node.id} document={document} outline={outline} node={node} />
        ) : (
          <EmptyState
            icon={IconListTree}
            title={t(item === null ? 'outline.choose' : 'outline.gone')}
            hint={t(item === null ? 'outline.choose_edit_hint' : 'outline.gone_hint')}
          />
        )
      }
      isChosen={item !== null || add !== undefined}
      back={{ text: t('outline.back'), run: () => go(null) }}
    />
  )
}
