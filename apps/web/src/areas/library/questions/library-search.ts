import type { QueryOf } from '@apron/contract'
import type { checklistItems } from '@apron/contract/library'

/** What stands beside the tree; `items` when the address does not say. */
export const panels = ['detail', 'child', 'edit', 'item', 'item-new', 'item-edit'] as const
export type Panel = (typeof panels)[number]
type ItemFilters = QueryOf<typeof checklistItems.list>
/** The address of the library: its filters, and which panel shows which item. */
export type LibrarySearch = ItemFilters & { panel?: Panel | undefined; item?: number | undefined }
