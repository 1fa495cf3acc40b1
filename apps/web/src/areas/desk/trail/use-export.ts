import { trailExports as calls, type TrailFilters, type TrailFormat } from '@apron/contract/desk'
import { useState } from 'react'
import { useMadeFile } from '#blocks/files/use-made-file.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { noticeSuccess } from '#lib/page/notices.ts'

/** A file of the trail: asked for, waited for and saved; `standing` as long as it is being made, or came to nothing. */
export function useExport() {
  const [id, setId] = useState<number | null>(null)
  const asking = useWrite(calls.create, { onDone: ({ data }) => setId(data.id) })
  const read = useRead(calls.show, { params: { id: id ?? 0 } }, { enabled: id !== null })
  const made = useMadeFile(id, read, ({ entries }) => {
    noticeSuccess('trail.exported', { count: entries ?? 0 })
    setId(null)
  })
  return {
    ...made,
    isMaking: made.isMaking || asking.isWriting,
    ask: (format: TrailFormat, query: TrailFilters) => {
      setId(null)
      asking.start({ body: { format, query } })
    },
  }
}
