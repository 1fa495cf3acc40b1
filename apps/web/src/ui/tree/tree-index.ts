export type TreeNode = { id: number; name: string; parentId: number }

/** The nodes by their id, and the ids of each one's children in their order. */
export function indexOf<Node extends TreeNode>(nodes: readonly Node[]) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const children = new Map<number, number[]>()
  for (const { id, parentId } of nodes) {
    // A node whose parent is not shown to this person stands at the top instead of vanishing.
    const parent = byId.has(parentId) ? parentId : 0
    const siblings = children.get(parent)
    if (siblings) siblings.push(id)
    else children.set(parent, [id])
  }
  return { byId, children }
}

/** What is open when so many levels are. */
export function openTo(children: Map<number, number[]>, levels: number): string[] {
  const open: number[] = []
  let level = children.get(0) ?? []
  for (let depth = 0; depth < levels; depth++) {
    open.push(...level)
    level = level.flatMap((id) => children.get(id) ?? [])
  }
  return open.map(String)
}

/** What stands above a node, the nearest first. */
export function ancestors(byId: Map<number, TreeNode>, id: number): string[] {
  const above: string[] = []
  for (let node = byId.get(id); node && byId.has(node.parentId) && above.length < 100; node = byId.get(node.parentId)) {
    above.push(String(node.parentId))
  }
  return above
}

/** Whether a node is another one or stands below it. */
export function isInside(byId: Map<number, TreeNode>, id: number, ancestor: number): boolean {
  return id === ancestor || ancestors(byId, id).includes(String(ancestor))
}

/** What was found, and what stands above it, in the order of the tree. */
export function narrowedTo<Node extends TreeNode>(nodes: readonly Node[], found: ReadonlySet<number>): Node[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const shown = new Set<number>()
  for (const id of found) {
    for (let node = byId.get(id); node && !shown.has(node.id); node = byId.get(node.parentId)) shown.add(node.id)
  }
  return nodes.filter(({ id }) => shown.has(id))
}
