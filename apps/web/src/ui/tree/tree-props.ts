import type { ReactNode, Ref } from 'react'
import type { TreeNode } from './tree-index.ts'
import type { TreeRules } from './tree-model.ts'

export type TreeHandle = {
  openAll: () => void
  closeAll: () => void
  /** Puts the focus on the first line; of what was found, if something is looked for. */
  focusFirst: () => void
}

export type TreeProps<Node extends TreeNode> = TreeRules<Node> & {
  label: string
  /** What stands at the end of a line: a count, a badge. */
  side?: (node: Node) => ReactNode
  /** What is looked for, marked in the names. */
  words?: string | undefined
  /** Lines that are ticked; absent where lines are not ticked but chosen. */
  ticked?: ReadonlySet<number> | undefined
  maxHeight?: number | string
  ref?: Ref<TreeHandle>
}
