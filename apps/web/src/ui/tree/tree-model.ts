import {
  AssistiveDndState,
  dragAndDropFeature,
  hotkeysCoreFeature,
  isOrderedDragTarget,
  keyboardDragAndDropFeature,
  selectionFeature,
  syncDataLoaderFeature,
  type DragTarget,
  type ItemInstance,
  type TreeConfig,
  type TreeInstance,
} from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { ancestors, indexOf, isInside, narrowedTo, openTo, type TreeNode } from './tree-index.ts'

/** Where something is dropped: under a node (0: at the top), at a place among its children when the order counts. */
export type Drop = { parentId: number; index?: number }

export type TreeRules<Node extends TreeNode> = {
  nodes: readonly Node[]
  /** While something is looked for: only these are shown, with what stands above them, and all of it is open. */
  found?: ReadonlySet<number> | undefined
  selected: number | null
  onSelect: (node: Node) => void
  /** Absent: nothing can be dragged. The focus comes back to the line once what this gives has come to an end. */
  onMove?: ((node: Node, drop: Drop) => unknown) | undefined
  canDrop?: ((node: Node, parent: Node | null) => boolean) | undefined
  /** Whether the order among siblings can be changed too. */
  canReorder?: boolean | undefined
  /** The kind of thing that a line is when it is dragged into another tree. */
  sends?: string | undefined
  /** What may be dragged in from another tree; `id` is the node there, a parent of null the top. */
  takes?:
    | { kind: string; canTake: (parent: Node | null) => boolean; onTake: (id: number, drop: Drop) => void }
    | undefined
  /** Levels that are open at first; 1 shows the children of the roots. */
  openLevels?: number | undefined
}

const root = '0'

/** The tree's state: open and closed nodes, focus, drag by pointer and by keyboard. A drop under the node itself is never offered. */
export function useTreeModel<Node extends TreeNode>(rules: TreeRules<Node>) {
  const { selected, found, openLevels = 1 } = rules
  const nodes = useMemo(() => (found ? narrowedTo(rules.nodes, found) : rules.nodes), [rules.nodes, found])
  const { byId, children } = useMemo(() => indexOf(nodes), [nodes])
  const { expandedItems, setExpandedItems } = useOpen(children, openLevels, found)
  // A line without children is never open: dragged by keyboard, it would be a place to drop into and hide those beside it.
  const openFolders = useMemo(() => expandedItems.filter((id) => children.has(Number(id))), [expandedItems, children])
  const latest = useRef(rules)
  latest.current = rules

  const openBranch = (parentId: number) => setExpandedItems((open) => [...new Set([...open, String(parentId)])])

  const tree: TreeInstance<Node> = useTree<Node>({
    rootItemId: root,
    getItemName: (item) => item.getItemData()?.name ?? '',
    isItemFolder: (item) => (children.get(Number(item.getId()))?.length ?? 0) > 0,
    dataLoader: {
      getItem: (id) => byId.get(Number(id)) ?? ({ id: 0, name: '', parentId: 0 } as Node),
      getChildren: (id) => (children.get(Number(id)) ?? []).map(String),
    },
    state: { expandedItems: openFolders, selectedItems: selected === null ? [] : [String(selected)] },
    setExpandedItems,
    setSelectedItems: () => undefined,
    onPrimaryAction: (item) => latest.current.onSelect(item.getItemData()),
    indent: 20,
    canReorder: rules.canReorder ?? false,
    ...dragging({ latest, byId, openBranch }),
    features: [
      syncDataLoaderFeature,
      selectionFeature,
      hotkeysCoreFeature,
      ...(rules.onMove || rules.sends ? [dragAndDropFeature] : []),
      ...(rules.onMove ? [keyboardDragAndDropFeature] : []),
    ],
  })

  useEffect(() => tree.rebuildTree(), [tree, byId, children, expandedItems])

  useEffect(() => {
    if (selected === null) return
    const above = ancestors(byId, selected)
    setExpandedItems((open) => (above.every((id) => open.includes(id)) ? open : [...new Set([...open, ...above])]))
  }, [selected, byId, setExpandedItems])

  return {
    tree,
    isDraggingByKeys: isDragging(tree.getState().assistiveDndState),
    openAll: () => setExpandedItems([...children.keys()].map(String)),
    closeAll: () => setExpandedItems([]),
    focusFirst: () => {
      const items = tree.getItems()
      const first = found ? items.find((item) => found.has(Number(item.getId()))) : items[0]
      first?.setFocused()
      tree.updateDomFocus()
    },
  }
}

type Dragging<Node extends TreeNode> = {
  latest: RefObject<TreeRules<Node>>
  byId: Map<number, Node>
  openBranch: (parentId: number) => void
}

/** What may be dragged and dropped where, and what comes of it, by the rules as they are when it happens. */
function dragging<Node extends TreeNode>({ latest, byId, openBranch }: Dragging<Node>): Partial<TreeConfig<Node>> {
  const mayDrop = (items: ItemInstance<Node>[], parentId: number, isBetween: boolean): boolean => {
    const node = items[0]?.getItemData()
    if (!node || isInside(byId, parentId, node.id)) return false
    // Where the order does not count, a place between two nodes only means the top; under a parent one drops on it.
    if (!latest.current.canReorder && (node.parentId === parentId || (isBetween && parentId !== 0))) return false
    return latest.current.canDrop?.(node, byId.get(parentId) ?? null) ?? true
  }

  const mayTake = (data: DataTransfer, parentId: number): boolean => {
    const { takes } = latest.current
    return takes !== undefined && data.types.includes(takes.kind) && takes.canTake(byId.get(parentId) ?? null)
  }
  const dropOf = (target: DragTarget<Node>): Drop => {
    const parentId = Number(target.item.getId())
    const isOrdered = isOrderedDragTarget(target) && latest.current.canReorder
    return isOrdered ? { parentId, index: target.insertionIndex } : { parentId }
  }

  return {
    canDrag: () => latest.current.onMove !== undefined || latest.current.sends !== undefined,
    canDrop: (items, target) => mayDrop(items, Number(target.item.getId()), isOrderedDragTarget(target)),
    openOnDropDelay: 600,
    onDrop: async (items, target) => {
      const node = items[0]?.getItemData()
      const parentId = Number(target.item.getId())
      if (!node || !mayDrop(items, parentId, isOrderedDragTarget(target))) return
      await latest.current.onMove?.(node, dropOf(target))
      openBranch(parentId)
    },
    createForeignDragObject: (items) => ({
      format: latest.current.sends ?? 'text/plain',
      data: items[0]?.getId() ?? '',
    }),
    canDragForeignDragObjectOver: (data, target) => mayTake(data, Number(target.item.getId())),
    canDropForeignDragObject: (data, target) => mayTake(data, Number(target.item.getId())),
    onDropForeignDragObject: (data, target) => {
      const { takes } = latest.current
      if (!takes) return
      takes.onTake(Number(data.getData(takes.kind)), dropOf(target))
      openBranch(Number(target.item.getId()))
    },
  }
}

/** Which branches are open; those of what was found are, but for the ones that were closed since, and leave the others as they were. */
function useOpen(children: Map<number, number[]>, openLevels: number, found: ReadonlySet<number> | undefined) {
  const [open, setOpen] = useState<string[]>(() => openTo(children, openLevels))
  const [closed, setClosed] = useState<readonly string[]>([])
  useEffect(() => setClosed([]), [found])
  const isNarrowed = found !== undefined
  const expandedItems = useMemo(
    () => (isNarrowed ? [...children.keys()].map(String).filter((id) => !closed.includes(id)) : open),
    [isNarrowed, children, closed, open],
  )
  const latest = useRef(expandedItems)
  latest.current = expandedItems
  const setExpandedItems = useCallback(
    (change: string[] | ((before: string[]) => string[])) => {
      if (!isNarrowed) return setOpen(change)
      const next = new Set(typeof change === 'function' ? change(latest.current) : change)
      setClosed([...children.keys()].map(String).filter((id) => !next.has(id)))
    },
    [isNarrowed, children],
  )
  return { expandedItems, setExpandedItems }
}

function isDragging(state: AssistiveDndState | null | undefined): boolean {
  return state === AssistiveDndState.Started || state === AssistiveDndState.Dragging
}
