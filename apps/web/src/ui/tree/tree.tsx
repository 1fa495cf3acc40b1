import { part } from '../page/part.tsx'
import { LoadingRows } from '../table/loading-rows.tsx'
import type { TreeNode } from './tree-index.ts'
import type { TreeProps } from './tree-props.ts'

export type { TreeNode } from './tree-index.ts'
export type { TreeHandle } from './tree-props.ts'
const DrawnTree = part(() => import('./drawn-tree.tsx'), 'DrawnTree', { waits: <LoadingRows rows={8} height={34} /> })

/** Fetches what draws a tree: called by a screen that will show one, while it still asks for what stands in it. */
export const prepareTree = (): void => void DrawnTree.preload()

/** A tree of named nodes: arrows move and open, Enter selects, dragging re-parents (Ctrl Shift D drags by keyboard). Draws only what is in sight. */
export function Tree<Node extends TreeNode>(props: TreeProps<Node>) {
  return <DrawnTree {...(props as unknown as TreeProps<TreeNode>)} />
}
