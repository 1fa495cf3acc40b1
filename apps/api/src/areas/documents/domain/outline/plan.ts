import type { OutlineCounts } from '@apron/contract/documents'
import { plain } from '@apron/contract/text'
import { growing, inOrder, positionsOf, type OutlineNode } from './order.ts'

/** An item as a file has it; `parent` is the place of the one above it in the list. */
export type NewItem = { index: string; header: string; parent: number | null; content: string }
export type OldItem = OutlineNode & { index: string; header: string; content: string }

export type PlanItem<Old extends OldItem> = {
  item: NewItem
  /** The item that it is already. */
  old: Old | null
  level: number
  position: number
  isMoved: boolean
  isChanged: boolean
  isTextChanged: boolean
}
export type Plan<Old extends OldItem> = {
  /** In the order of the file. */
  items: PlanItem<Old>[]
  /** What is no longer in the document, in its order. */
  gone: Old[]
}

/**
 * What becomes of an outline when a file takes its place. An old item and a new one are the same when the indexes on
 * their paths agree, else when their headers agree below the same item, in their order; and wherever they stand when no
 * other has the same index and header.
 */
export function planned<Old extends OldItem>(olds: readonly Old[], news: readonly NewItem[]): Plan<Old> {
  const known = matched(olds, news)
  const positions = new Map<number, { position: number; isInRow: boolean }>()
  for (const [parent, places] of Map.groupBy(news.keys(), (place) => news[place]!.parent))
    for (const [at, placed] of inRow({ news, known, parent, places }).entries()) positions.set(places[at]!, placed)
  const levels: number[] = []
  const items = news.map((item, place) => {
    const old = known.get(place) ?? null
    levels[place] = item.parent === null ? 1 : levels[item.parent]! + 1
    const { position, isInRow } = positions.get(place)!
    const isTextChanged = old !== null && old.content !== item.content
    return {
      item,
      old,
      level: levels[place]!,
      position,
      isMoved: old !== null && !isInRow,
      isChanged: old !== null && (isTextChanged || old.index !== item.index || old.header !== item.header),
      isTextChanged,
    }
  })
  const kept = new Set(items.map(({ old }) => old?.id))
  const gone = inOrder(olds.filter(({ id, is_gone }) => !is_gone && !kept.has(id))).map(({ row }) => row)
  return { items, gone }
}

type Siblings = {
  news: readonly NewItem[]
  known: ReadonlyMap<number, OldItem>
  parent: number | null
  places: number[]
}

/** The positions of what stands below one item, and of each whether it stood there in the same order before. */
function inRow({ known, parent, places }: Siblings): { position: number; isInRow: boolean }[] {
  const above = parent === null ? null : (known.get(parent)?.id ?? 0)
  const stayed = places.flatMap((place, at) => {
    const old = known.get(place)
    return old && !old.is_gone && old.parent_id === above ? [{ at, position: old.position }] : []
  })
  const inOrderStill = growing(stayed.map(({ position }) => position))
  const still = new Map(stayed.filter((_, at) => inOrderStill.has(at)).map(({ at, position }) => [at, position]))
  return positionsOf(places.map((_, at) => still.get(at) ?? null)).map((position, at) => ({
    position,
    isInRow: still.has(at),
  }))
}

/** Which old item each new one is, by its place. */
function matched<Old extends OldItem>(olds: readonly Old[], news: readonly NewItem[]): Map<number, Old> {
  const known = new Map<number, Old>()
  const free = new Map(olds.map((old) => [old.id, old]))
  const take = (place: number, old: Old) => {
    known.set(place, old)
    free.delete(old.id)
  }
  const below = Map.groupBy(news.keys(), (place) => news[place]!.parent)
  const oldBelow = Map.groupBy(
    inOrder(olds.filter(({ is_gone }) => !is_gone)).map(({ row }) => row),
    ({ parent_id }) => parent_id,
  )
  const matchBelow = (parent: number | null, above: number | null) => {
    for (const alike of [both, byIndex, byHeader]) {
      const left = queued(oldBelow.get(above) ?? [], (old) => (free.has(old.id) ? alike(old) : null))
      for (const place of below.get(parent) ?? []) {
        if (known.has(place)) continue
        const key = alike(news[place]!)
        const old = key === null ? undefined : left.get(key)?.shift()
        if (old) take(place, old)
      }
    }
  }
  matchBelow(null, null)
  // Whatever stands above an item comes before it.
  for (const place of news.keys()) if (known.has(place)) matchBelow(place, known.get(place)!.id)
  for (const [place, old] of alone(news, known, [...free.values()])) {
    take(place, old)
    matchBelow(place, old.id)
  }
  for (const place of news.keys()) if (known.has(place)) matchBelow(place, known.get(place)!.id)
  return known
}

type ItemHeading = Pick<OldItem, 'index' | 'header'>

const byIndex = ({ index }: ItemHeading) => (index === '' ? null : even(index))
const byHeader = ({ header }: ItemHeading) => folded(header)
const both = (item: ItemHeading) => `${even(item.index)} ${folded(item.header)}`

/** Items by what they are known by, those of the same in their order. */
function queued<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): Map<string | null, Item[]> {
  return Map.groupBy(items, keyOf)
}

/** New items and old ones that nothing else is like: they were moved. */
function alone<Old extends OldItem>(
  news: readonly NewItem[],
  known: ReadonlyMap<number, Old>,
  olds: readonly Old[],
): [number, Old][] {
  const left = [...news.keys()].filter((place) => !known.has(place))
  const newAlike = Map.groupBy(left, (place) => both(news[place]!))
  const oldAlike = Map.groupBy(olds, both)
  return [...newAlike].flatMap(([key, places]): [number, Old][] => {
    const [old, ...others] = oldAlike.get(key) ?? []
    return places.length === 1 && old && others.length === 0 ? [[places[0]!, old]] : []
  })
}

/** Without case and more space than one: the points of a rule run d, đ. */
const even = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
/** Without diacritics, too. */
const folded = (text: string) => even(plain(text))

/** How many items become what; `kept` are those to which questions refer. */
export function countsOf<Old extends OldItem>(
  { items, gone }: Plan<Old>,
  questions: ReadonlyMap<number, number>,
): OutlineCounts {
  const count = (which: (one: PlanItem<Old>) => boolean) => items.filter(which).length
  const kept = gone.filter(({ id }) => questions.has(id)).length
  return {
    new: count(({ old }) => old === null),
    changed: count(({ isChanged }) => isChanged),
    moved: count(({ isMoved, isChanged }) => isMoved && !isChanged),
    same: count(({ old, isMoved, isChanged }) => old !== null && !isMoved && !isChanged),
    removed: gone.length - kept,
    kept,
  }
}
