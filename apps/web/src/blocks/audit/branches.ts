import { grouped } from '#lib/grouped.ts'
import type { PickGroup } from './use-library.ts'

/** The groups by their parents; one whose parent is not shown stands at the top. */
export function childrenOf(groups: readonly PickGroup[]): Map<number, PickGroup[]> {
  const known = new Set(groups.map(({ id }) => id))
  return grouped(groups, ({ parentId }) => (known.has(parentId) ? parentId : 0))
}

/** A group with every group below it. */
export function branchOf(children: ReadonlyMap<number, readonly PickGroup[]>, group: PickGroup): PickGroup[] {
  return [group, ...(children.get(group.id) ?? []).flatMap((child) => branchOf(children, child))]
}

const none: ReadonlySet<number> = new Set()

/** What is chosen with some items added or taken out; locked ones stay. */
export function chosenWith(
  chosen: ReadonlySet<number>,
  ids: readonly number[],
  isAdded: boolean,
  locked = none,
): ReadonlySet<number> {
  const next = new Set(chosen)
  for (const id of ids) {
    if (isAdded) next.add(id)
    else if (!locked.has(id)) next.delete(id)
  }
  return next
}
