import { plain } from '#lib/text/plain-text.ts'
import type { TreeNode } from './tree-index.ts'

/** The nodes whose name holds the words, whatever their case and diacritics; undefined for no words. */
export function nodesNamed(nodes: readonly TreeNode[], words: string): ReadonlySet<number> | undefined {
  const wanted = plain(words)
  return wanted ? new Set(nodes.filter(({ name }) => plain(name).includes(wanted)).map(({ id }) => id)) : undefined
}

/** The nodes that may become the parent of one: all but itself and those below it. */
export function possibleParents<Node extends TreeNode>(nodes: readonly Node[], id: number | null): Node[] {
  const within = new Set<number>(id === null ? [] : [id])
  let before = -1
  while (within.size !== before) {
    before = within.size
    for (const node of nodes) if (within.has(node.parentId)) within.add(node.id)
  }
  return nodes.filter((node) => !within.has(node.id))
}
