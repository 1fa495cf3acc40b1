import { outlines, type DocumentDetail, type DocumentItem } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconBook2, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRemoval } from '#blocks/removal.ts'
import { useRead } from '#lib/calls/queries.ts'
import { ask } from '#lib/page/dialogs.ts'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { t, useText } from '#lib/text/i18n.ts'
import { PanelActions, PanelHead } from '#ui/page/panel-head.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { confirmDelete } from '#ui/window/confirm.ts'
import { branchIn, type Outline, type OutlineNode } from '../outline-nodes.ts'
import { useOutlinePlace } from '../outline-place.ts'
import { ItemForm } from './item-form.tsx'
import classes from './editing.module.css'

/** One item with what can be done about it, and its form. */
export function ItemPanel({
  document,
  outline,
  node,
}: {
  document: DocumentDetail
  outline: Outline
  node: OutlineNode
}) {
  const words = useText()
  const { id } = node
  // As the server has it now: what was read with the tree may be older.
  const { data, error, refetch } = useRead(outlines.show, { params: { id } }, { quiet: true })
  const [begun, setBegun] = useState<{ item: DocumentItem; turn: number } | null>(null)
  const mayEdit = useCanCall()(outlines.update)
  const item = begun?.item ?? data?.data
  const beginFrom = (saved: DocumentItem) => setBegun({ item: saved, turn: (begun?.turn ?? 0) + 1 })
  return (
    <>
      <PanelHead name={node.name} status={null}>
        <ItemActions document={document} outline={outline} node={node} />
      </PanelHead>
      {node.item.questions > 0 && (
        <p className={classes.referred}>{words('outline.referred', { count: node.item.questions })}</p>
      )}
      {!item && !error && <LoadingRows rows={8} />}
      {!item && error && (
        <LoadFailed title={words('outline.load_failed')} failure={error} onRetry={() => void refetch()} />
      )}
      {item && mayEdit && <ItemForm key={begun?.turn ?? 0} item={item} onSaved={beginFrom} onTake={beginFrom} />}
      {item && !mayEdit && (
        <div className={classes.text}>
          <RichText html={item.content} />
        </div>
      )}
    </>
  )
}

/** Asks before an item goes, and says what goes with it. */
function isSure({ name, below }: { name: string; below: number }): Promise<boolean> {
  if (below === 0) return confirmDelete(name)
  return ask({
    title: t('actions.confirm_delete'),
    text: t('outline.delete_with', { name, count: below }),
    confirm: t('actions.delete'),
    destroys: true,
  })
}

function ItemActions({ document, outline, node }: { document: DocumentDetail; outline: Outline; node: OutlineNode }) {
  const words = useText()
  const canCall = useCanCall()
  const { change, go } = useOutlinePlace()
  const { remove, isWriting } = useRemoval(outlines.remove, isSure, {
    onDone: () => go(node.parentId || null, { replace: true }),
  })
  const below = branchIn(outline, node.id).length - 1
  return (
    <PanelActions name={node.name}>
      {canCall(outlines.create) && !node.item.is_gone && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.7} />}
          onClick={() => change({ add: 'child' })}
        >
          {words('outline.add_child')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconBook2 size={16} stroke={1.7} />}
        renderRoot={(props) => (
          <Link
            to="/document/view/$document_id/view"
            params={{ document_id: String(document.id) }}
            search={{ item: node.id }}
            {...props}
          />
        )}
      >
        {words('outline.read')}
      </Button>
      {canCall(outlines.remove) && (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} stroke={1.7} />}
          loading={isWriting}
          onClick={() => remove({ name: node.name, below }, { params: { id: node.id } })}
        >
          {words('actions.delete')}
        </Button>
      )}
    </PanelActions>
  )
}
