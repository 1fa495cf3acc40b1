/** Where an item stands: below which, and after which of those with the same one. */
export type OutlineNode = { id: number; parent_id: number | null; position: number; is_gone: boolean }

const inRow = (one: OutlineNode, other: OutlineNode) =>
  Number(one.is_gone) - Number(other.is_gone) || one.position - other.position || one.id - other.id

/** What stands below each item, in its order; null is the root. What is no longer in the document comes last. */
export function childrenOf<Row extends OutlineNode>(rows: readonly Row[]): Map<number | null, Row[]> {
  const known = new Set(rows.map(({ id }) => id))
  const children = Map.groupBy(rows, ({ parent_id }) => (parent_id !== null && known.has(parent_id) ? parent_id : null))
  for (const row of children.values()) row.sort(inRow)
  return children
}

/** The items in the order of the document, each with its level from 1. */
export function inOrder<Row extends OutlineNode>(rows: readonly Row[]): { row: Row; level: number }[] {
  const children = childrenOf(rows)
  const ordered: { row: Row; level: number }[] = []
  const ahead = below(children, null, 1)
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    ordered.push(next)
    ahead.push(...below(children, next.row.id, next.level + 1))
  }
  return ordered
}

const below = <Row extends OutlineNode>(children: Map<number | null, Row[]>, id: number | null, level: number) =>
  (children.get(id) ?? []).toReversed().map((row) => ({ row, level }))

/** Between two neighbours, so that one can be put between them without moving any other. */
const step = 1024

/**
 * The positions of items in this order. Those that keep theirs (the others are null) do so where the order allows it;
 * where there is no room between two, all get new ones.
 */
export function positionsOf(kept: readonly (number | null)[]): number[] {
  const positions: number[] = []
  let last: number | null = null
  for (let at = 0; at < kept.length;) {
    let end = at
    while (end < kept.length && kept[end] === null) end += 1
    const next = kept[end] ?? null
    const from: number = last ?? (next === null ? 0 : Math.min(0, next - 1))
    const gap = next === null ? step : Math.floor((next - from) / (end - at + 1))
    if (gap < 1) return kept.map((_, place) => (place + 1) * step)
    for (let place = at; place < end; place += 1) positions.push(from + gap * (place - at + 1))
    if (next !== null) positions.push(next)
    last = positions.at(-1)!
    at = end + 1
  }
  return positions
}

/** Of numbers the places of a longest row that only grows. */
export function growing(numbers: readonly number[]): Set<number> {
  const ends: number[] = []
  const before: number[] = []
  for (const [place, number] of numbers.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (numbers[ends[middle]!]! < number) low = middle + 1
      else high = middle
    }
    before[place] = low > 0 ? ends[low - 1]! : -1
    ends[low] = place
  }
  const places = new Set<number>()
  for (let place = ends.at(-1) ?? -1; place >= 0; place = before[place]!) places.add(place)
  return places
}
