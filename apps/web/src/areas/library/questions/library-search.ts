import type { QueryOf } from '@apron/contract'
import { checklistItems } from '@apron/contract/library'
import { filtersOf } from '#lib/page/filters.ts'
import type { SearchRules } from '#lib/router/route.ts'

/** What stands beside the tree, or over it (`import`); `items` when the address does not say. */
export const panels = ['detail', 'child', 'edit', 'item', 'item-new', 'item-edit', 'import'] as const
export type Panel = (typeof panels)[number]
type ItemFilters = QueryOf<typeof checklistItems.list>
/** The address of the library: its filters, which panel shows which item, and what the tree is searched for. */
export type LibrarySearch = ItemFilters & {
  panel?: Panel | undefined
  item?: number | undefined
  tree_search?: string | undefined
}

const items = filtersOf(checklistItems.list)
/** The library reads in the order of its headers. */
const inOrder = { sort: 'asc', sort_by: 'header' } as const

/** Which group, panel and item the address names, beside the filters of the list. */
export const librarySearch: SearchRules<LibrarySearch> = {
  read: (given) => ({
    ...items.read({ ...inOrder, ...given }),
    panel: panels.find((panel) => panel === given['panel']),
    item: Number(given['item']) > 0 ? Number(given['item']) : undefined,
    tree_search:
      given['tree_search'] === undefined ? undefined : String(given['tree_search']).slice(0, 200) || undefined,
  }),
  defaults: { ...inOrder, page: 1, per_page: 20 },
}
