import { readings, type DocumentDetail } from '@apron/contract/documents'
import { EndMark } from '#blocks/viewer/end-mark.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { ReadingFoot } from './reading-foot.tsx'
import { useReading } from './use-reading.ts'

/** Confirms a document that has no file, where its outline is read; `isEnd` where what is shown goes on to its last item. */
export function OutlineReading({ document, isEnd }: { document: DocumentDetail; isEnd: boolean }) {
  const isRead = document.file === null && document.current_version_id !== null
  const { data } = useRead(readings.own, { params: { id: document.id } }, { quiet: true, enabled: isRead })
  const reading = data?.data
  const { end } = useReading(document.id, reading)
  if (!reading) return null
  return (
    <>
      {isEnd && <EndMark onEnd={end} />}
      <ReadingFoot documentId={document.id} reading={reading} />
    </>
  )
}
