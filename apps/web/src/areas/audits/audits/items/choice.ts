import type { LoadedItems, PickGroup, PickItem } from '#blocks/audit/use-library.ts'

export type TickState = 'all' | 'some' | 'none'

/** What of the library is chosen; `unseen` counts what the audit held of groups that have not been loaded. */
export type Choice = { chosen: ReadonlySet<number>; unseen: ReadonlyMap<number, number> }

export type ChoiceCounts = { chosen: number; total: number }

export type ChoiceRow =
  | {
      key: string
      kind: 'group'
      level: number
      group: PickGroup
      isOpen: boolean
      count: ChoiceCounts
      ticked: TickState
    }
  | { key: string; kind: 'item'; level: number; item: PickItem; ticked: TickState }
  | { key: string; kind: 'note'; level: number; isLoading: boolean }

/** How much of every branch is chosen. */
export function countBranches(
  children: ReadonlyMap<number, readonly PickGroup[]>,
  loaded: LoadedItems,
  choice: Choice,
): Map<number, ChoiceCounts> {
  const counts = new Map<number, ChoiceCounts>()
  const walk = (group: PickGroup): ChoiceCounts => {
    const own = loaded.get(group.id)
    const total = own ? own.length : group.isApproved ? group.total : 0
    // What the audit holds of a question that could be chosen no more is not counted among those that can.
    const chosen = own
      ? own.filter(({ id }) => choice.chosen.has(id)).length
      : Math.min(choice.unseen.get(group.id) ?? 0, total)
    const count = { chosen, total }
    for (const child of children.get(group.id) ?? []) {
      const below = walk(child)
      count.chosen += below.chosen
      count.total += below.total
    }
    counts.set(group.id, count)
    return count
  }
  for (const group of children.get(0) ?? []) walk(group)
  return counts
}

export function tickedOf({ chosen, total }: ChoiceCounts): TickState {
  if (chosen === 0) return 'none'
  return chosen >= total ? 'all' : 'some'
}

/** The lines in sight: open groups with what stands below them. */
export function rowsOf(
  children: ReadonlyMap<number, readonly PickGroup[]>,
  loaded: LoadedItems,
  choice: Choice,
  open: ReadonlySet<number>,
): ChoiceRow[] {
  const counts = countBranches(children, loaded, choice)
  const walk = (group: PickGroup, level: number): ChoiceRow[] => {
    const count = counts.get(group.id) ?? { chosen: 0, total: 0 }
    const isOpen = open.has(group.id)
    const line: ChoiceRow = { key: `g${group.id}`, kind: 'group', level, group, isOpen, count, ticked: tickedOf(count) }
    if (!isOpen) return [line]
    const below = children.get(group.id) ?? []
    return [line, ...itemRows(group, level + 1, below.length > 0), ...below.flatMap((child) => walk(child, level + 1))]
  }
  const itemRows = (group: PickGroup, level: number, hasGroups: boolean): ChoiceRow[] => {
    if (!group.isApproved || (group.total === 0 && hasGroups)) return []
    const own = loaded.get(group.id)
    if (!own) return [{ key: `n${group.id}`, kind: 'note', level, isLoading: true }]
    if (own.length === 0) return hasGroups ? [] : [{ key: `n${group.id}`, kind: 'note', level, isLoading: false }]
    return own.map((item) => ({
      key: `i${item.id}`,
      kind: 'item',
      level,
      item,
      ticked: choice.chosen.has(item.id) ? 'all' : 'none',
    }))
  }
  return (children.get(0) ?? []).flatMap((group) => walk(group, 1))
}
