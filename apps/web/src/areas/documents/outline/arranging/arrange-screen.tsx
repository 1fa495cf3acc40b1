import { outlines } from '@apron/contract/documents'
import { Alert } from '@mantine/core'
import { IconListTree } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useDraft } from '#lib/outbox/drafts/drafts.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { Tree } from '#ui/tree/tree.tsx'
import { useRoomBelow } from '#ui/tree/room-below.ts'
import { isOpenToChange } from '../frame/approved.ts'
import { DocumentAbout } from '../frame/document-about.tsx'
import { NotApproved } from '../frame/not-approved.tsx'
import { OutlineFrame } from '../frame/outline-frame.tsx'
import { OutlineModes } from '../frame/outline-modes.tsx'
import type { OutlineNode } from '../outline-nodes.ts'
import { outlineSearch, useOutlinePlace } from '../outline-place.ts'
import type { DocumentWithOutline } from '../use-outline.ts'
import { ArrangeBar } from './arrange-bar.tsx'
import { placeOf, useArrangement, type Draft } from './use-arrangement.ts'
import classes from './arranging.module.css'

/** Pixels below the tree: its hint, and the bar that saves. */
const below = 110

/** The outline of a document to be rearranged: lines are dragged, by pointer or keyboard, and saved together. */
export function OutlineArrangeScreen() {
  return (
    <OnlyFor route={outlines.move}>
      <OutlineFrame bare>
        {(opened) => (isOpenToChange(opened.document) ? <Begun {...opened} /> : <NotApproved {...opened} />)}
      </OutlineFrame>
    </OnlyFor>
  )
}
OutlineArrangeScreen.search = outlineSearch

/** What was rearranged before and not saved is there again. */
function Begun(opened: DocumentWithOutline) {
  const { draft } = useDraft<Draft>(placeOf(opened.document.id))
  if (draft === undefined) return null
  return <Arranging {...opened} begun={draft?.words.moves ?? []} />
}

function Arranging({ document, outline, begun }: DocumentWithOutline & { begun: Draft['moves'] }) {
  const t = useText()
  const { item } = useOutlinePlace()
  // Not in the address: going to another one asks about what is not saved.
  const [chosen, setChosen] = useState<number | null>(item)
  const [isBroughtBack] = useState(begun.length > 0)
  // What is no longer in the document stands last and stays there.
  const movable = useMemo(() => outline.nodes.filter(({ item: { is_gone } }) => !is_gone), [outline])
  const arrangement = useArrangement(document.id, movable, { moves: begun })
  const [measure, maxHeight] = useRoomBelow(below)
  const node = arrangement.arranged.find(({ id }) => id === chosen)
  return (
    <>
      <PageHeader title={document.name} about={<DocumentAbout document={document} />}>
        <OutlineModes document={document} shown="arrange" />
      </PageHeader>
      {isBroughtBack && arrangement.count > 0 && (
        <Alert color="blue" mb="md">
          {t('outline.order_brought_back')}
        </Alert>
      )}
      <Card>
        {movable.length === 0 ? (
          <EmptyState icon={IconListTree} title={t('outline.empty')} hint={t('outline.empty_hint')} />
        ) : (
          <>
            <p className={classes.hint}>{t('outline.arrange_hint')}</p>
            <div ref={measure}>
              <Tree<OutlineNode>
                label={t('outline.tree')}
                nodes={arrangement.arranged}
                selected={chosen}
                openLevels={2}
                canReorder
                onSelect={({ id }) => setChosen(id)}
                onMove={({ id }, drop) => arrangement.add({ id, ...drop })}
                maxHeight={maxHeight}
              />
            </div>
          </>
        )}
      </Card>
      {movable.length > 0 && <ArrangeBar arrangement={arrangement} chosen={node} />}
    </>
  )
}
