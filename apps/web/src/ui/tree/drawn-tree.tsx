import { AssistiveTreeDescription } from '@headless-tree/react'
import type { ItemInstance } from '@headless-tree/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCheck, IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useImperativeHandle, useRef, type ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { Highlight } from '../text/highlight.tsx'
import { dragWords } from './tree-drag-words.ts'
import type { TreeNode } from './tree-index.ts'
import { useTreeModel } from './tree-model.ts'
import type { TreeProps } from './tree-props.ts'
import classes from './tree.module.css'

/** What `Tree` draws. */
export function DrawnTree<Node extends TreeNode>({
  label,
  side,
  words = '',
  ticked,
  maxHeight = 'calc(100dvh - 220px)',
  ref,
  ...rules
}: TreeProps<Node>) {
  const t = useText()
  const { tree, openAll, closeAll, focusFirst, isDraggingByKeys } = useTreeModel(rules)
  const scroll = useRef<HTMLDivElement>(null)
  const items = tree.getItems()
  const rowHeight = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false }) ? 44 : 34
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    getItemKey: (index) => items[index]?.getId() ?? index,
  })
  useImperativeHandle(ref, () => ({ openAll, closeAll, focusFirst }))
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const selectedIndex = items.findIndex((item) => Number(item.getId()) === rules.selected)
  // Only when another node is chosen: opening a branch must not move the list.
  const broughtIntoSight = useRef<number | null>(null)
  const isNarrowed = rules.found !== undefined
  useEffect(() => {
    broughtIntoSight.current = null
  }, [isNarrowed])
  useEffect(() => {
    if (selectedIndex < 0 || broughtIntoSight.current === rules.selected) return
    broughtIntoSight.current = rules.selected
    // Before the list has been measured, at the end of this frame, every line seems to be out of sight.
    const bringIntoSight = () => virtualizer.scrollToIndex(selectedIndex, { align: 'auto' })
    requestAnimationFrame(() => requestAnimationFrame(bringIntoSight))
  }, [rules.selected, selectedIndex, isNarrowed, virtualizer])
  return (
    <div ref={scroll} className={classes.scroll} style={{ maxHeight }}>
      {rules.onMove && <AssistiveTreeDescription tree={tree} getLabel={(dnd, state) => dragWords(t, dnd, state)} />}
      <div
        {...tree.getContainerProps(label)}
        className={classes.tree}
        style={{ height: virtualizer.getTotalSize() + (rules.onMove ? rowHeight : 0), minHeight: rules.takes && 120 }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const item = items[index]
          // What has just been deleted stands in the tree until it is built anew.
          if (!item || item.getItemData().id === 0) return null
          return (
            <Line
              key={key}
              item={item}
              index={index}
              top={start}
              height={rowHeight}
              side={side}
              words={words}
              isOnTheWay={rules.found?.has(Number(item.getId())) === false}
              isTicked={ticked?.has(Number(item.getId()))}
              canDrag={rules.onMove !== undefined || rules.sends !== undefined}
              measure={virtualizer.measureElement}
            />
          )
        })}
        {rules.onMove && <div style={tree.getDragLineStyle()} className={classes.line} />}
      </div>
      {isDraggingByKeys && (
        <p aria-hidden="true" className={classes.hint}>
          {t('actions.drag_by_keys')}
        </p>
      )}
    </div>
  )
}

function Line<Node extends TreeNode>({
  item,
  index,
  top,
  height,
  side,
  words,
  isOnTheWay,
  isTicked,
  canDrag,
  measure,
}: {
  item: ItemInstance<Node>
  index: number
  top: number
  /** The least height in pixels; a name that needs more lines gets them. */
  height: number
  side: ((node: Node) => ReactNode) | undefined
  words: string
  /** Not found itself: it stands above what was. */
  isOnTheWay: boolean
  /** Undefined where lines are not ticked. */
  isTicked: boolean | undefined
  canDrag: boolean
  measure: (element: HTMLElement | null) => void
}) {
  const node = item.getItemData()
  const level = item.getItemMeta().level
  const { ref: register, ...props } = item.getProps() as Record<string, unknown> & {
    ref: (element: HTMLElement | null) => void
  }
  // The tree makes a new function at every rendering, for the same line.
  const latest = useRef(register)
  latest.current = register
  const attach = useCallback(
    (element: HTMLElement | null) => {
      latest.current(element)
      measure(element)
    },
    [measure],
  )
  return (
    <div
      {...props}
      ref={attach}
      data-index={index}
      // The whole line is its name, what stands at its end included.
      aria-label={undefined}
      aria-checked={isTicked}
      className={classes.item}
      data-selected={item.isSelected() || undefined}
      data-over={(canDrag && item.isUnorderedDragTarget()) || undefined}
      style={{ transform: `translateY(${top}px)`, minHeight: height, paddingInlineStart: 8 + level * 20 }}
      onClick={() => {
        item.setFocused()
        item.primaryAction()
      }}
      onKeyDown={(event) => {
        if ((event.key !== 'Enter' && event.key !== ' ') || item.getTree().getState().dnd) return
        event.preventDefault()
        // The keys are faster than the focus, which follows them a moment later.
        item.getTree().getFocusedItem().primaryAction()
      }}
    >
      <span
        className={classes.toggle}
        data-open={item.isExpanded() || undefined}
        data-leaf={!item.isFolder() || undefined}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          if (item.isExpanded()) item.collapse()
          else item.expand()
        }}
      >
        {item.isFolder() && <IconChevronRight size={16} stroke={1.8} />}
      </span>
      {isTicked !== undefined && (
        <span className={classes.tick} data-ticked={isTicked || undefined} aria-hidden="true">
          {isTicked && <IconCheck size={14} stroke={2.4} />}
        </span>
      )}
      <span className={classes.name} data-on-the-way={isOnTheWay || undefined}>
        {words ? <Highlight text={node.name} words={words} /> : node.name}
      </span>
      {side && <span className={classes.side}>{side(node)}</span>}
      {canDrag && <IconGripVertical size={14} stroke={1.6} className={classes.grip} aria-hidden="true" />}
    </div>
  )
}
