import { readings, type DocumentReading } from '@apron/contract/documents'
import { useCallback, useEffect, useRef } from 'react'
import { useWrite } from '../../../lib/calls/queries.ts'

/** Tells the server that the document is open, that all of it has been shown (`end`), and how long it was read. */
export function useReading(documentId: number, reading: DocumentReading | undefined): { end: () => void } {
  const { start } = useWrite(readings.read, { quiet: true })
  const since = useRef(Date.now())
  const isThrough = useRef(false)
  const version = reading?.version.id
  const hasEnded = reading?.ended_at !== null
  const tell = useCallback(
    (ended: boolean) => {
      if (version === undefined) return
      const read_seconds = Math.min(86_400, Math.round((Date.now() - since.current) / 1000))
      since.current = Date.now()
      start({ params: { id: documentId }, body: { version_id: version, read_seconds, ended } })
    },
    [documentId, version, start],
  )
  useEffect(() => {
    if (version === undefined) return
    since.current = Date.now()
    // The end may have been in sight before it was known which version is read.
    tell(isThrough.current)
    return () => tell(false)
  }, [version, tell])
  const end = useCallback(() => {
    isThrough.current = true
    if (!hasEnded) tell(true)
  }, [hasEnded, tell])
  return { end }
}
