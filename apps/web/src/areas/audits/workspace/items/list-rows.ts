import type { AuditGroup, AuditItem } from '@apron/contract/audits'
import { wordsOf } from '#ui/text/words-of.ts'

/** A line of the list: the name of a group where it begins, or an item. */
export type ListRow =
  | { kind: 'group'; key: string; group: NamedGroup; count: number }
  | { kind: 'item'; key: string; item: AuditItem; number: number }

export type NamedGroup = { id: number; parentId: number; name: string; group: AuditGroup }

/** The counts of the tree change with every answer, its indexes never: they are parsed once. */
const parsed = new Map<string, string>()

function indexWords(html: string): string {
  const words = parsed.get(html) ?? wordsOf(html)
  parsed.set(html, words)
  return words
}

/** The groups under the names that people read; an index may hold markup. */
export function namedGroups(groups: readonly AuditGroup[]): NamedGroup[] {
  return groups.map((group) => ({
    id: group.id,
    parentId: group.parent_id,
    name: `${indexWords(group.index)} ${group.header}`.trim(),
    group,
  }))
}

/** The same, each to be found by its id. */
export function groupsById(groups: readonly AuditGroup[] = []): ReadonlyMap<number, NamedGroup> {
  return new Map(namedGroups(groups).map((group) => [group.id, group]))
}

/** The items with the name of their group before the first of each. */
export function listRows(items: readonly AuditItem[], groups: ReadonlyMap<number, NamedGroup>): ListRow[] {
  const counts = new Map<number, number>()
  for (const { group_id: id } of items) counts.set(id, (counts.get(id) ?? 0) + 1)
  const rows: ListRow[] = []
  let present = 0
  items.forEach((item, index) => {
    const group = groups.get(item.group_id)
    if (group && group.id !== present) {
      present = group.id
      rows.push({ kind: 'group', key: `group-${group.id}-${index}`, group, count: counts.get(group.id) ?? 0 })
    }
    rows.push({ kind: 'item', key: `item-${item.id}`, item, number: index + 1 })
  })
  return rows
}
