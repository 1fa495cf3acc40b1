import type { QueryOf } from '@apron/contract'
import { documents } from '@apron/contract/documents'
import { filtersOf } from '#lib/page/filters.ts'
import type { SearchRules } from '#lib/router/route.ts'

/** What stands beside the tree, or over it; the list of the chosen group when the address does not say. */
export const panels = ['detail', 'child', 'edit', 'all', 'new', 'document-edit', 'versions', 'readers', 'read'] as const
export type Panel = (typeof panels)[number]
type DocumentFilters = QueryOf<typeof documents.list>
/** The address of the documents: the filters of the list, which panel shows which document, and what the tree is searched for. */
export type DocumentsSearch = DocumentFilters & {
  panel?: Panel | undefined
  document?: number | undefined
  tree_search?: string | undefined
}

const list = filtersOf(documents.list)
const inOrder = { sort: 'asc', sort_by: 'name' } as const

/** Which group, panel and document the address names, beside the filters of the list. */
export const documentsSearch: SearchRules<DocumentsSearch> = {
  read: (given) => ({
    ...list.read({ ...inOrder, ...given }),
    panel: panels.find((panel) => panel === given['panel']),
    document: Number(given['document']) > 0 ? Number(given['document']) : undefined,
    tree_search:
      given['tree_search'] === undefined ? undefined : String(given['tree_search']).slice(0, 200) || undefined,
  }),
  defaults: { ...inOrder, page: 1, per_page: 20 },
}
