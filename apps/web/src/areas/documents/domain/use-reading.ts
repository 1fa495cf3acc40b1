import { readings, type DocumentReading } from '@apron/contract/documents'
import { useCallback, useEffect, useRef } from 'react'
import { CallError } from '#lib/calls/call-error.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { isServerAway } from '#lib/code/away.ts'

/** Milliseconds until a report that the network lost is repeated. */
const pause = 3_000

/**
 * Reports to the server that the document is open, which page is read (`turn`), that all of it has been shown (`end`),
 * and how long it was read; what the network loses is repeated.
 */
export function useReading(
  documentId: number,
  reading: DocumentReading | undefined,
): { end: () => void; turn: (page: number) => void } {
  const { write } = useWrite(readings.read, { quiet: true })
  const since = useRef(0)
  const isThrough = useRef(false)
  const pages = useRef<{ last: number | undefined; seen: Set<number> }>({ last: undefined, seen: new Set() })
  const isOwed = useRef(false)
  const version = reading?.version.id
  const hasEnded = reading?.ended_at !== null
  const tell = useCallback(
    (ended: boolean) => {
      if (version === undefined) return
      const begun = since.current
      const read_seconds = Math.min(86_400, Math.round((Date.now() - begun) / 1000))
      since.current = Date.now()
      const { last, seen } = pages.current
      const body = { version_id: version, read_seconds, ended, last_page: last, pages_seen: seen.size || undefined }
      isOwed.current = false
      write({ params: { id: documentId }, body }).catch((error: unknown) => {
        if (!(error instanceof CallError && error.isNetwork)) return
        since.current = Math.min(since.current, begun)
        isOwed.current = true
      })
    },
    [documentId, version, write],
  )
  useEffect(() => {
    if (version === undefined) return
    since.current = Date.now()
    // The end may have been in sight before it was known which version is read.
    tell(isThrough.current)
    const timer = setInterval(() => {
      if (isOwed.current && !isServerAway()) tell(isThrough.current)
    }, pause)
    return () => {
      clearInterval(timer)
      tell(isThrough.current)
      isThrough.current = false
      isOwed.current = false
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
