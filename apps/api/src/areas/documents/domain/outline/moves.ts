import type { BodyOf } from '@apron/contract'
import type { outlines } from '@apron/contract/documents'
import { invalid, refused } from '#kernel/refusals.ts'
import { childrenOf, positionsOf, type OutlineNode } from './order.ts'

type Move = BodyOf<typeof outlines.move>['items'][number]
export type NodePosition = Pick<OutlineNode, 'id' | 'parent_id' | 'position'>

/** How deep an outline may be. */
export const deepest = 20

/**
 * The new places of items of one outline once all moves have been made, as they are to be written. 422 for what is not
 * in the outline or moved twice, 400 for a move under itself, too deep, or of what is no longer in the document.
 */
export function moved(rows: readonly OutlineNode[], moves: readonly Move[]): NodePosition[] {
  const byId = new Map(rows.map((row) => [row.id, { ...row }]))
  check(byId, moves)
  const lists = childrenOf([...byId.values()].filter(({ is_gone }) => !is_gone))
  const leaving = moves.filter((move) => !stays(byId, move))
  const gone = new Set(leaving.map(({ id }) => id))
  for (const [parent, list] of lists)
    lists.set(
      parent,
      list.filter(({ id }) => !gone.has(id)),
    )
  for (const move of leaving) byId.get(move.id)!.parent_id = parentOf(move)
  checkShape(byId)
  const written: NodePosition[] = []
  for (const [parent, coming] of Map.groupBy(leaving, parentOf)) {
    const list = lists.get(parent) ?? []
    const inPlace = coming.toSorted((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity) || 0)
    for (const { id, position } of inPlace) list.splice(position ?? list.length, 0, byId.get(id)!)
    const positions = positionsOf(list.map(({ id, position }) => (gone.has(id) ? null : position)))
    for (const [place, { id, position }] of list.entries())
      if (gone.has(id) || positions[place] !== position)
        written.push({ id, parent_id: parent, position: positions[place]! })
  }
  return written
}

const parentOf = ({ parent_id }: Move) => (parent_id === 0 ? null : parent_id)

/** Whether it is only said that an item is where it is. */
function stays(byId: ReadonlyMap<number, OutlineNode>, move: Move): boolean {
  return move.position === undefined && byId.get(move.id)!.parent_id === parentOf(move)
}

function check(byId: ReadonlyMap<number, OutlineNode>, moves: readonly Move[]): void {
  if (new Set(moves.map(({ id }) => id)).size < moves.length) throw invalid('items', 'outlines.moved_twice')
  for (const move of moves) {
    const parent = parentOf(move)
    const concerned = [byId.get(move.id), parent === null ? undefined : byId.get(parent)]
    if (!concerned[0] || (parent !== null && !concerned[1])) throw invalid('items', 'outlines.foreign')
    if (concerned.some((row) => row?.is_gone)) throw refused('outline_item_gone')
  }
}

/** Refuses what stands below itself, and what stands too deep. */
function checkShape(byId: ReadonlyMap<number, OutlineNode>): void {
  const levels = new Map<number, number>()
  for (const row of byId.values()) {
    // From the item up; a circle would bring it back to where it was.
    const path = new Set<number>()
    let above: OutlineNode | undefined = row
    while (above && !levels.has(above.id)) {
      if (path.has(above.id)) throw refused('tree_cycle')
      path.add(above.id)
      above = above.parent_id === null ? undefined : byId.get(above.parent_id)
    }
    let level = above ? levels.get(above.id)! : 0
    for (const id of [...path].toReversed()) levels.set(id, (level += 1))
    if (level > deepest) throw refused('tree_too_deep', { max: deepest })
  }
}
