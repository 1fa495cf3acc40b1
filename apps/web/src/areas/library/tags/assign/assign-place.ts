import { useCallback } from 'react'
import { navigate } from '#lib/router/router.ts'
import type { RawSearch, SearchRules } from '#lib/router/route.ts'
import { useSearch } from '#lib/router/use-router.ts'

type Search = {
  tag_id?: number | undefined
  group_id?: number | undefined
  panel?: 'preview' | undefined
  tree_search?: string | undefined
}

const idIn = (given: unknown) => (Number.isSafeInteger(Number(given)) && Number(given) > 0 ? Number(given) : undefined)

/** Which tag, which group beside the tree, or what will be saved. */
export const assignSearch: SearchRules<Search> = {
  read: (given: RawSearch) => ({
    tag_id: idIn(given['tag_id']),
    group_id: idIn(given['group_id']),
    panel: given['panel'] === 'preview' ? 'preview' : undefined,
    tree_search:
      given['tree_search'] === undefined ? undefined : String(given['tree_search']).slice(0, 200) || undefined,
  }),
}

/** Where one is, as the address says, and how to go elsewhere. */
export function useAssignPlace() {
  const search = useSearch<Search>()
  const go = useCallback(
    (change: Search, { replace = false } = {}) =>
      void navigate({
        to: '.',
        replace,
        resetScroll: false,
        search: (before: Search) => ({ ...before, ...change }),
      }),
    [],
  )
  return { ...search, go }
}
