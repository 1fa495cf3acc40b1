import { grouped } from '#lib/grouped.ts'

/** One node below another (0: at the top), at a place among its children; left out, the last of them. */
export type Move = { id: number; parentId: number; index?: number | undefined }
type Node = { id: number; parentId: number }

/** Nodes after a move, in their new order; as they were where it would put one below itself, or names what is no more. */
export function moved<N extends Node>(nodes: readonly N[], { id, parentId, index }: Move): readonly N[] {
  const node = nodes.find((one) => one.id === id)
  if (!node || (parentId !== 0 && !nodes.some((one) => one.id === parentId))) return nodes
  if (isBelow(nodes, parentId, id)) return nodes
  const rest = nodes.filter((one) => one.id !== id)
  const siblings = rest.filter((one) => one.parentId === parentId)
  const next = index === undefined ? undefined : siblings[index]
  const at = next ? rest.indexOf(next) : rest.length
  return [...rest.slice(0, at), { ...node, parentId }, ...rest.slice(at)]
}

function isBelow(nodes: readonly Node[], id: number, ancestor: number): boolean {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const seen = new Set<number>()
  for (let at = id; at !== 0 && !seen.has(at); at = byId.get(at)?.parentId ?? 0) {
    if (at === ancestor) return true
    seen.add(at)
  }
  return false
}

/** What one step with a button does: to the place before or after, out to the level above, or in below the one before. */
export const steps = ['up', 'down', 'out', 'in'] as const
export type Step = (typeof steps)[number]

/** The move that a step means for a node; null where there is none. */
export function moveFor(nodes: readonly Node[], id: number, step: Step): Move | null {
  const node = nodes.find((one) => one.id === id)
  if (!node) return null
  const { parentId } = node
  const siblings = nodes.filter((one) => one.parentId === parentId)
  const index = siblings.indexOf(node)
  if (step === 'up') return index > 0 ? { id, parentId, index: index - 1 } : null
  if (step === 'down') return index < siblings.length - 1 ? { id, parentId, index: index + 1 } : null
  if (step === 'in') return index > 0 ? { id, parentId: siblings[index - 1]!.id } : null
  const parent = nodes.find((one) => one.id === parentId)
  if (!parent) return null
  const above = nodes.filter((one) => one.parentId === parent.parentId)
  return { id, parentId: parent.parentId, index: above.indexOf(parent) + 1 }
}

/** Every node that stands elsewhere than before, with its parent and its place among that one's children. */
export function changedPlaces(before: readonly Node[], after: readonly Node[]) {
  const [old, now] = [placesOf(before), placesOf(after)]
  return after.flatMap(({ id, parentId }) => {
    const [was, is] = [old.get(id), now.get(id)!]
    const stays = was?.parentId === parentId && was.position === is.position
    return stays ? [] : [{ id, parent_id: parentId, position: is.position }]
  })
}

function placesOf(nodes: readonly Node[]) {
  const places = new Map<number, { parentId: number; position: number }>()
  for (const [parentId, siblings] of grouped(nodes, (node) => node.parentId))
    for (const [position, { id }] of siblings.entries()) places.set(id, { parentId, position })
  return places
}
