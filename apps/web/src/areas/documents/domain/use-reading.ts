import { readings, type DocumentReading } from '@apron/contract/documents'
import { useCallback, useEffect, useRef } from 'react'
import { useWrite } from '../../../lib/calls/queries.ts'

/** Tells the server that the document is open, which page is read (`turn`), that all of it has been shown (`end`), and how long it was read. */
export function useReading(
  documentId: number,
  reading: DocumentReading | undefined,
): { end: () => void; turn: (page: number) => void } {
  const { start } = useWrite(readings.read, { quiet: true })
  const since = useRef(0)
  const isThrough = useRef(false)
  const pages = useRef<{ last: number | undefined; seen: Set<number> }>({ last: undefined, seen: new Set() })
  const version = reading?.version.id
  const hasEnded = reading?.ended_at !== null
  const tell = useCallback(
    (ended: boolean) => {
      if (version === undefined) return
      const read_seconds = Math.min(86_400, Math.round((Date.now() - since.current) / 1000))
      since.current = Date.now()
      const { last, seen } = pages.current
      const body = { version_id: version, read_seconds, ended, last_page: last, pages_seen: seen.size || undefined }
      start({ params: { id: documentId }, body })
    },
    [documentId, version, start],
  )
  useEffect(() => {
    if (version === undefined) return
    since.current = Date.now()
    // The end may have been in sight before it was known which version is read.
    tell(isThrough.current)
    return () => {
      tell(false)
      isThrough.current = false
      pages.current = { last: undefined, seen: new Set() }
    }
  }, [version, tell])
  const end = useCallback(() => {
    isThrough.current = true
    if (!hasEnded) tell(true)
  }, [hasEnded, tell])
  const turn = useCallback((page: number) => {
    pages.current.last = page
    pages.current.seen.add(page)
  }, [])
  return { end, turn }
}
