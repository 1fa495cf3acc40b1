import { outlineImports } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconEye, IconKeyboard, IconListTree } from '@tabler/icons-react'
import { useState } from 'react'
import { useKeys } from '#lib/page/keys.ts'
import { Link } from '#lib/router/link.tsx'
import { navigate } from '#lib/router/router.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { TreeAndPanel } from '#ui/tree/tree-and-panel.tsx'
import { isOpenToChange } from '../frame/approved.ts'
import { DocumentAbout } from '../frame/document-about.tsx'
import { OutlineFrame } from '../frame/outline-frame.tsx'
import { OutlineModes, writing } from '../frame/outline-modes.tsx'
import type { Outline } from '../outline-nodes.ts'
import { outlineSearch, useOutlinePlace } from '../outline-place.ts'
import { OutlineTree } from '../frame/outline-tree.tsx'
import { useFound } from '../use-found.ts'
import type { DocumentWithOutline } from '../use-outline.ts'
import { Sections } from './sections.tsx'

const KeysWindow = part(() => import('#ui/window/keys-window.tsx'), 'KeysWindow', { isWindow: true })

/** A document by its outline, to be read: the tree, and the text of what is chosen in it with all below. */
export function OutlineReadScreen() {
  return <OutlineFrame>{(opened) => <Reading {...opened} />}</OutlineFrame>
}
OutlineReadScreen.search = outlineSearch

function Reading({ document, outline }: DocumentWithOutline) {
  const t = useText()
  const { item, go } = useOutlinePlace()
  const [showsKeys, setShowsKeys] = useState(false)
  const counts = useFound(outline)
  const mayEdit = useCanCall()(writing) && isOpenToChange(document)
  const edit = () =>
    void navigate({
      to: '/document/view/$document_id',
      params: { document_id: String(document.id) },
      search: { item: item ?? undefined },
    })
  useReadingKeys(outline, mayEdit ? edit : undefined, () => setShowsKeys(true))
  if (outline.nodes.length === 0) return <NothingToRead document={document} />
  const isThere = item === null || outline.byId.has(item)
  return (
    <>
      <TreeAndPanel
        title={document.name}
        about={<DocumentAbout document={document} />}
        actions={
          <>
            <OutlineModes document={document} shown="read" />
            <Button
              variant="default"
              visibleFrom="md"
              leftSection={<IconKeyboard size={18} stroke={1.6} />}
              onClick={() => setShowsKeys(true)}
            >
              {t('actions.keys')}
            </Button>
          </>
        }
        tree={<OutlineTree outline={outline} counts={counts} />}
        panel={isThere ? <Sections key={item} document={document} outline={outline} counts={counts} /> : <Gone />}
        isChosen={item !== null}
        back={{ text: t('outline.back'), run: () => go(null) }}
      />
      {showsKeys && (
        <KeysWindow
          rows={[
            [['J'], t('outline.key_next')],
            [['K'], t('outline.key_previous')],
            ...(mayEdit ? [[['E'], t('outline.key_edit')] as [string[], string]] : []),
          ]}
          onClose={() => setShowsKeys(false)}
        />
      )}
    </>
  )
}

function useReadingKeys({ reading, placeOf }: Outline, edit: (() => void) | undefined, help: () => void) {
  const { item, go } = useOutlinePlace()
  const step = (by: 1 | -1) => {
    const at = item === null ? undefined : placeOf.get(item)
    const next = reading[at === undefined ? 0 : at + by]
    if (next) go(next.node.id, { replace: true })
  }
  const keys: Record<string, (() => void) | undefined> = {
    j: () => step(1),
    k: () => step(-1),
    e: edit,
    '?': help,
  }
  useKeys((key) => keys[key])
}

/** What a reference or a link led to is not there any more. */
function Gone() {
  const t = useText()
  const { go } = useOutlinePlace()
  return (
    <EmptyState title={t('outline.gone')} hint={t('outline.gone_hint')}>
      <Button variant="default" onClick={() => go(null)}>
        {t('outline.whole')}
      </Button>
    </EmptyState>
  )
}

function NothingToRead({ document }: Pick<DocumentWithOutline, 'document'>) {
  const t = useText()
  const canCall = useCanCall()
  const mayAdd = canCall(writing) || canCall(outlineImports.create)
  return (
    <>
      <PageHeader title={document.name} about={<DocumentAbout document={document} />}>
        <OutlineModes document={document} shown="read" />
      </PageHeader>
      <Card>
        <EmptyState
          icon={IconListTree}
          title={t('outline.empty')}
          hint={t(mayAdd ? 'outline.empty_hint' : 'outline.empty_reader')}
        >
          {document.file && (
            <Button
              leftSection={<IconEye size={18} stroke={1.6} />}
              renderRoot={(props) => (
                <Link to="/document/list" search={{ panel: 'read', document: document.id }} {...props} />
              )}
            >
              {t('documentList.view_file')}
            </Button>
          )}
        </EmptyState>
      </Card>
    </>
  )
}
