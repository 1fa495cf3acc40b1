import { useCallback } from 'react'
import { navigate } from '#lib/router/router.ts'
import type { RawSearch, SearchRules } from '#lib/router/route.ts'
import { useParams, useSearch } from '#lib/router/use-router.ts'

/** What is added on the screen that edits: at the root, or below the item of the address. */
export type AddParam = 'root' | 'child'
/** An import that the window shows: a new one, or one that was begun. */
export type ImportParam = 'new' | number
/** The address of a screen of an outline: the item that it shows, and what the outline is searched for. */
export type OutlineSearch = {
  item?: number | undefined
  add?: AddParam | undefined
  search?: string | undefined
  import?: ImportParam | undefined
}

const numberIn = (given: unknown) => (Number(given) > 0 ? Number(given) : undefined)

function read(given: RawSearch): OutlineSearch {
  const { add, search, import: importing } = given
  return {
    item: numberIn(given['item']),
    add: add === 'root' || add === 'child' ? add : undefined,
    search: search === undefined ? undefined : String(search).slice(0, 200) || undefined,
    import: importing === 'new' ? 'new' : numberIn(importing),
  }
}

export const outlineSearch: SearchRules<OutlineSearch> = { read }

export const useDocumentId = (): number => Number(useParams<'document_id'>().document_id)

/** Where in an outline one is, as the address says, and how to go elsewhere; the way back is the browser's. */
export function useOutlinePlace() {
  const { item, add, search, import: importing } = useSearch<OutlineSearch>()
  const change = useCallback(
    (changed: OutlineSearch, { replace = false } = {}) =>
      void navigate({
        to: '.',
        replace,
        resetScroll: false,
        search: (before: OutlineSearch) => ({ ...before, ...changed }),
      }),
    [],
  )
  const go = useCallback(
    (to: number | null, options?: { replace?: boolean }) => change({ item: to ?? undefined, add: undefined }, options),
    [change],
  )
  const find = useCallback((words: string) => change({ search: words || undefined }, { replace: true }), [change])
  return { item: item ?? null, add, words: search ?? '', importing, change, go, find }
}
