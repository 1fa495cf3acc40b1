import type { Category } from '@apron/contract/library'
import { grouped } from '#lib/grouped.ts'

/** A category with where it stands: `level` 0 at the top. */
export type CategoryNode = Category & { level: number; parent: string | null }

/** Parents before their children, names as `byName` sorts them. */
export function inOrder(
  categories: readonly Category[],
  byName: (one: string, other: string) => number,
): CategoryNode[] {
  const known = new Map(categories.map((category) => [category.id, category]))
  const children = grouped(categories, ({ parent_id }) => (known.has(parent_id) ? parent_id : 0))
  const walk = (parent: number, level: number): CategoryNode[] =>
    (children.get(parent) ?? [])
      .toSorted((one, other) => byName(one.name, other.name))
      .flatMap((category) => [
        { ...category, level, parent: known.get(parent)?.name ?? null },
        ...walk(category.id, level + 1),
      ])
  return walk(0, 0)
}
