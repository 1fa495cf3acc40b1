import { useCallback } from 'react'
import { navigate } from '#lib/router/router.ts'
import { useSearch } from '#lib/router/use-router.ts'
import type { OrganizationsSearch, Panel } from './organizations-search.ts'

export type OrganizationPlace = { organization: number | null; panel?: Panel | undefined; trash?: true | undefined }
export type TreeFilters = Pick<OrganizationsSearch, 'tree_search' | 'tree_status'>

/** Which organisation and panel the address names, and how to go elsewhere; the way back is the browser's. */
export function useOrganizationPlace() {
  const { organization_id, panel, trash, tree_search, tree_status } = useSearch<OrganizationsSearch>()
  const go = useCallback(
    ({ organization, panel: to, trash: toTrash }: OrganizationPlace, { replace = false } = {}) =>
      void navigate({
        to: '.',
        replace,
        resetScroll: false,
        search: (before: OrganizationsSearch) => ({
          per_page: before.per_page,
          tree_search: before.tree_search,
          tree_status: before.tree_status,
          organization_id: organization ?? undefined,
          panel: to,
          trash: toTrash,
        }),
      }),
    [],
  )
  const narrow = useCallback(
    (change: TreeFilters) =>
      void navigate({
        to: '.',
        replace: true,
        resetScroll: false,
        search: (before: OrganizationsSearch) => ({ ...before, ...change }),
      }),
    [],
  )
  const filters: TreeFilters = { tree_search, tree_status }
  return { organization: organization_id ?? null, panel, trash, filters, go, narrow }
}
