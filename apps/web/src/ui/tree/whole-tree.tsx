import { Button } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { Tree, type TreeHandle, type TreeNode } from './tree.tsx'
import { useRoomBelow } from './room-below.ts'
import classes from './whole-tree.module.css'

/** Pixels that the hint below the tree takes. */
const hintHeight = 26

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
  count,
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
  /** How many they leave over, in words: shown, and read aloud when it changes. */
  count?: string | undefined
  /** Shown when they leave nothing over. */
  nothing?: ReactNode
  onSelect: (node: Node) => void
  /** Puts a node below another one, or at the root (0); undefined when nothing may be moved. */
  onMove: ((node: Node, parentId: number) => unknown) | undefined
}) {
  const t = useText()
  const tree = useRef<TreeHandle>(null)
  const [measure, maxHeight] = useRoomBelow(onMove ? hintHeight : 0)
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
        <span role="status" className={classes.count}>
          {count}
        </span>
      </div>
      {found?.size === 0 && nothing}
      <div ref={measure}>
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
          maxHeight={maxHeight}
        />
      </div>
      {onMove && <p className={classes.hint}>{dragHint}</p>}
    </>
  )
}
