import { documents, outlines, type DocumentDetail } from '@apron/contract/documents'
import { useEffect, useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import type { CallError } from '#lib/calls/call-error.ts'
import { useOwnTitle } from '#lib/page/own-title.ts'
import { prepareTree } from '#ui/tree/tree.tsx'
import { outlineOf, type Outline } from './outline-nodes.ts'

/** A document with its whole outline, in one reading. */
export type DocumentWithOutline = { document: DocumentDetail; outline: Outline }

type OutlineRead = { opened: DocumentWithOutline | null; failure: CallError | null; retry: () => void }

/** The document of the address; `failure` when it or its outline did not come. With `bare` the texts of the items stay away. */
export function useOutline(id: number, { bare = false } = {}): OutlineRead {
  const shown = useRead(documents.show, { params: { id } }, { quiet: true })
  const query = bare ? { content: false } : {}
  const items = useRead(outlines.list, { params: { id }, query }, { quiet: true })
  const outline = useMemo(() => items.data && outlineOf(items.data.data), [items.data])
  const document = shown.data?.data
  useOwnTitle(document?.name ?? null)
  // It comes while the items are asked for.
  useEffect(prepareTree, [])
  const opened = useMemo(() => (document && outline ? { document, outline } : null), [document, outline])
  const failed = [shown, items].find(({ data, error }) => !data && error)
  const retry = () => void Promise.all([shown.refetch(), items.refetch()])
  return { opened, failure: failed?.error ?? null, retry }
}
