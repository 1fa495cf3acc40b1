import type { FileKind } from '@apron/contract'
import type { media, Medium } from '@apron/contract/documents'
import { useDebouncedCallback } from '@mantine/hooks'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '#lib/calls/call.ts'
import type { CallError } from '#lib/calls/call-error.ts'
import { keyOf } from '#lib/calls/queries.ts'
import { pageAt, pagesOf, type Sight } from './pages.ts'

/** The calls that list files; all take what the first of them takes. */
type FileList = typeof media.list | typeof media.trash | typeof media.documents
type Query = { kind?: readonly FileKind[] | undefined; search?: string | undefined }
type Answer = { data: Medium[]; meta: { total: number } }

/** A list of files, however long: only the pages in sight are read. */
export type Files = {
  /** Undefined until the first page has come. */
  total: number | undefined
  /** Undefined while its page is on its way. */
  at: (place: number) => Medium | undefined
  /** Where a file stands among those that were read; -1 for one that is not there. */
  placeOf: (id: number) => number
  /** Says which are in sight, from the first to the last. */
  look: (sight: Sight) => void
  failure: CallError | null
  retry: () => void
}

/** Rows of a page. */
const size = 100
/** Milliseconds that scrolling rests before what came into sight is asked for. */
const rest = 100

/** Reads a list of files page by page, as it comes into sight; `open` is the file whose neighbours are wanted too. */
export function useFiles(list: FileList, query: Query, open: number | undefined): Files {
  const client = useQueryClient()
  const [sight, setSight] = useState<Sight>({ first: 0, last: 0 })
  const [around, setAround] = useState(0)
  const look = useDebouncedCallback(setSight, rest)
  const route = list as typeof media.list
  const sentFor = (page: number) => ({
    query: { kind: query.kind && [...query.kind], search: query.search, page, per_page: size },
  })
  const pages = pagesOf([sight, { first: around - 1, last: around + 1 }], size)
  const answers = useQueries({
    queries: pages.map((page) => ({
      queryKey: keyOf(route, sentFor(page)),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(route, sentFor(page), { signal }),
      // The first is told of where the grid would be.
      meta: { quiet: page === 1 },
    })),
  })
  const read = new Map(pages.map((page, index): [number, Answer | undefined] => [page, answers[index]?.data]))
  // What was in sight before is shown at once when it is again.
  const answerOf = (page: number) => read.get(page) ?? client.getQueryData<Answer>(keyOf(route, sentFor(page)))
  const at = (place: number) => (place < 0 ? undefined : answerOf(pageAt(place, size))?.data[place % size])
  const placeOf = (id: number) => {
    for (const [page, answer] of read) {
      const row = answer?.data.findIndex((file) => file.id === id) ?? -1
      if (row >= 0) return (page - 1) * size + row
    }
    return -1
  }
  const opened = open === undefined ? -1 : placeOf(open)
  if (opened >= 0 && opened !== around) setAround(opened)
  const [first] = answers
  const again = first?.refetch
  return {
    total: first?.data?.meta.total,
    at,
    placeOf,
    look,
    failure: first?.data ? null : (first?.error ?? null),
    retry: useCallback(() => void again?.(), [again]),
  }
}
