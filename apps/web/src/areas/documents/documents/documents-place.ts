import { useCallback } from 'react'
import { navigate } from '#lib/router/router.ts'
import { useSearch } from '#lib/router/use-router.ts'
import type { DocumentsSearch, Panel } from './documents-search.ts'

type Place = { group: number | null; panel?: Panel | undefined; document?: number | undefined }

/** Where among the documents one is, as the address says, and how to go elsewhere; the way back is the browser's. */
export function useDocumentsPlace() {
  const { group_id, panel, document, tree_search } = useSearch<DocumentsSearch>()
  const group = group_id ?? null
  const go = useCallback(
    ({ group: next, panel: shown, document: about }: Place, { replace = false } = {}) =>
      void navigate({
        to: '.',
        replace,
        resetScroll: false,
        search: (before: DocumentsSearch) => ({
          // The filters belong to the group that they were chosen for.
          ...(before.group_id === (next ?? undefined)
            ? before
            : { per_page: before.per_page, tree_search: before.tree_search }),
          group_id: next ?? undefined,
          panel: shown,
          document: about,
        }),
      }),
    [],
  )
  /** Opens a window about a document over what is shown. */
  const open = useCallback(
    (shown: Panel, about?: number) =>
      void navigate({
        to: '.',
        resetScroll: false,
        search: (before: DocumentsSearch) => ({ ...before, panel: shown, document: about }),
      }),
    [],
  )
  /** Closes it. */
  const close = useCallback(
    () =>
      void navigate({
        to: '.',
        replace: true,
        resetScroll: false,
        search: (before: DocumentsSearch) => ({
          ...before,
          panel: before.group_id === undefined ? 'all' : undefined,
          document: undefined,
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
        search: (before: DocumentsSearch) => ({ ...before, tree_search: words || undefined }),
      }),
    [],
  )
  return { group, panel, document, words: tree_search ?? '', go, open, close, find }
}
