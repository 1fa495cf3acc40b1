import { useCallback } from 'react'
import { navigate } from '#lib/router/router.ts'
import { useSearch } from '#lib/router/use-router.ts'
import type { LibrarySearch, Panel } from './library-search.ts'

export type LibraryPlace = { group: number | null; panel?: Panel | undefined; item?: number | undefined }

/** Where in the library one is, as the address says, and how to go elsewhere; the way back is the browser's. */
export function useLibraryPlace() {
  const search = useSearch<LibrarySearch>()
  const go = useCallback(
    ({ group, panel, item }: LibraryPlace, { replace = false } = {}) =>
      void navigate({
        to: '.',
        replace,
        resetScroll: false,
        search: (before: LibrarySearch) => ({
          // The filters belong to the group that they were chosen for.
          ...(before.group_id === (group ?? undefined)
            ? before
            : { per_page: before.per_page, tree_search: before.tree_search }),
          group_id: group ?? undefined,
          panel,
          item,
        }),
      }),
    [],
  )
  const find = useCallback(
    (words: string) =>
      void navigate({
        to: '.',
        replace: true,
        resetScroll: false,
        search: (before: LibrarySearch) => ({ ...before, tree_search: words || undefined }),
      }),
    [],
  )
  const { group_id, panel, item, tree_search } = search
  return { group: group_id ?? null, panel, item, words: tree_search ?? '', go, find }
}
