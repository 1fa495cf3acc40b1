import { documents } from '@apron/contract/documents'
import type { Steps } from '#blocks/viewer/viewer-window.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useFilters } from '#lib/page/filters.ts'
import { useDocumentsPlace } from './documents-place.ts'
import type { DocumentsSearch } from './documents-search.ts'

/** Where a document stands among those of the page of the list that have a file; nothing for one that is not among them. */
export function useReadingSteps(id: number): Steps | undefined {
  const { open } = useDocumentsPlace()
  const [{ group_id, search, status, expired, with_new, sort, sort_by, page, per_page }] = useFilters<DocumentsSearch>()
  const { data } = useRead(documents.list, {
    query: { group_id, search, status, expired, with_new, sort, sort_by, page, per_page },
  })
  const shown = data?.data.filter(({ file }) => file !== null) ?? []
  const place = shown.findIndex((one) => one.id === id)
  if (place < 0) return undefined
  const onStep = (by: -1 | 1) => {
    const next = shown[place + by]
    if (next) open('read', next.id)
  }
  return { place, count: shown.length, onStep }
}
