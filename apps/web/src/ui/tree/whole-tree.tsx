import { Button } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { useText } from '../../lib/text/i18n.ts'
import { Tree, type TreeHandle, type TreeNode } from './tree.tsx'
import classes from './whole-tree.module.css'

/** A tree that is the subject of its screen: opened and closed as a whole and, where that is allowed, rearranged. */
export function WholeTree<Node extends TreeNode>({
  label,
  nodes,
  selected,
  side,
  dragHint,
  filters,
  found,
  words,
  nothing,
  onSelect,
  onMove,
}: {
  label: string
  nodes: readonly Node[]
  selected: number | null
  side: (node: Node) => ReactNode
  /** Says how a node is moved. */
  dragHint: string
  /** Fields that narrow the tree; the arrow down leads from them into it. */
  filters?: ReactNode
  /** What they leave over; undefined when they are empty. */
  found?: ReadonlySet<number> | undefined
  /** The words in them. */
  words?: string | undefined
  /** Shown when they leave nothing over. */
  nothing?: ReactNode
  onSelect: (node: Node) => void
  /** Puts a node below another one, or at the root (0); undefined when nothing may be moved. */
  onMove: ((node: Node, parentId: number) => unknown) | undefined
}) {
  const t = useText()
  const tree = useRef<TreeHandle>(null)
  return (
    <>
      {filters && (
        <div
          className={classes.filters}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return
            event.preventDefault()
            tree.current?.focusFirst()
          }}
        >
          {filters}
        </div>
      )}
      <div className={classes.tools}>
        <Button variant="default" size="xs" onClick={() => tree.current?.openAll()}>
          {t('actions.open_all')}
        </Button>
        <Button variant="default" size="xs" onClick={() => tree.current?.closeAll()}>
          {t('actions.close_all')}
        </Button>
      </div>
      {found?.size === 0 && nothing}
      <Tree<Node>
        ref={tree}
        label={label}
        nodes={nodes}
        found={found}
        words={words}
        selected={selected}
        openLevels={1}
        onSelect={onSelect}
        onMove={onMove && ((node, drop) => onMove(node, drop.parentId))}
        side={side}
        maxHeight="calc(100dvh - 300px)"
      />
      {onMove && <p className={classes.hint}>{dragHint}</p>}
    </>
  )
}
