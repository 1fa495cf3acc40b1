import type { PickGroup, PickItem } from '#blocks/audit/use-library.ts'

/** What is with a question: it bears the tag, is to get it, is to lose it, or has nothing to do with it. */
export type Borne = 'kept' | 'new' | 'lost' | 'none'

/** Which questions a tag has had since it was opened or saved, and which it is to have. */
export type Sets = { base: ReadonlySet<number>; chosen: ReadonlySet<number> }

export function borneBy(id: number, { base, chosen }: Sets): Borne {
  if (chosen.has(id)) return base.has(id) ? 'kept' : 'new'
  return base.has(id) ? 'lost' : 'none'
}

/** How many questions come to a tag, and how many lose it. */
export function changeOf({ base, chosen }: Sets): { added: number; removed: number } {
  const added = [...chosen].filter((id) => !base.has(id)).length
  return { added, removed: base.size - (chosen.size - added) }
}

export type AssignmentCounts = { chosen: number; total: number }

/** How many questions stand in each group and below it, and how many of them are chosen. */
export function countsOf(
  groups: readonly PickGroup[],
  known: ReadonlyMap<number, PickItem>,
  chosen: ReadonlySet<number>,
): Map<number, AssignmentCounts> {
  const counts = new Map(groups.map(({ id }) => [id, { chosen: 0, total: 0 }]))
  const parents = new Map(groups.map(({ id, parentId }) => [id, parentId]))
  const add = (from: number, field: keyof AssignmentCounts, number: number) => {
    for (let id: number | undefined = from; id !== undefined && counts.has(id); id = parents.get(id))
      counts.get(id)![field] += number
  }
  for (const { id, total } of groups) add(id, 'total', total)
  for (const id of chosen) add(known.get(id)?.groupId ?? 0, 'chosen', 1)
  return counts
}
