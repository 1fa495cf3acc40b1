import { root } from '@apron/contract'
import type { DocumentItem } from '@apron/contract/documents'
import { grouped } from '#lib/grouped.ts'
import { plain } from '#lib/text/plain-text.ts'
import type { TreeNode } from '#ui/tree/tree.tsx'

export type OutlineNode = TreeNode & { item: DocumentItem }

/** An outline as its screens use it; `reading` is every item in the order in which the document is read, 0 the level of the top. */
export type Outline = {
  nodes: readonly OutlineNode[]
  byId: ReadonlyMap<number, OutlineNode>
  reading: readonly { node: OutlineNode; level: number }[]
  placeOf: ReadonlyMap<number, number>
}

/** The index and the header. */
export function itemName({ index, header }: Pick<DocumentItem, 'index' | 'header'>): string {
  return index ? `${index} ${header}` : header
}

export function outlineOf(items: readonly DocumentItem[]): Outline {
  const nodes = items.map((item) => ({ id: item.id, parentId: item.parent_id, name: itemName(item), item }))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const children = grouped(nodes, ({ parentId }) => (byId.has(parentId) ? parentId : root))
  const reading: { node: OutlineNode; level: number }[] = []
  const walk = (parent: number, level: number) => {
    for (const node of children.get(parent) ?? []) {
      reading.push({ node, level })
      walk(node.id, level + 1)
    }
  }
  walk(root, 0)
  return { nodes, byId, reading, placeOf: new Map(reading.map(({ node }, place) => [node.id, place])) }
}

/** An item and all below it, in the order of reading; the whole outline for none. */
export function branchIn({ reading, placeOf }: Outline, id: number | null): Outline['reading'] {
  const start = id === null ? undefined : placeOf.get(id)
  if (start === undefined) return reading
  const end = reading.findIndex(({ level }, place) => place > start && level <= reading[start]!.level)
  return reading.slice(start, end === -1 ? undefined : end)
}

/** Where markup begins and ends, and the few signs that cleaned text writes otherwise. */
const markup = /<[^<>]*>/g
const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' }

/** All that can be searched of an item, without case and diacritics. */
function searchable({ name, item }: OutlineNode): string {
  const text = item.content.replace(markup, ' ').replace(/&(?:amp|lt|gt|quot|nbsp);/g, (sign) => signs[sign]!)
  return plain(`${name} ${text}`).replace(/\s+/g, ' ')
}

/** The words of every item, put into the form for searching at the first search. */
export function openSearch(nodes: readonly OutlineNode[]) {
  let texts: readonly { id: number; text: string }[] | undefined
  /** How often each item has the words, whatever their case and diacritics; undefined for no words. */
  return (words: string): ReadonlyMap<number, number> | undefined => {
    const wanted = plain(words)
    if (!wanted) return undefined
    texts ??= nodes.map((node) => ({ id: node.id, text: searchable(node) }))
    const found = new Map<number, number>()
    for (const { id, text } of texts) {
      const count = countIn(text, wanted)
      if (count > 0) found.set(id, count)
    }
    return found
  }
}

function countIn(text: string, wanted: string): number {
  let count = 0
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) count += 1
  return count
}
