import type { BodySent } from '@apron/contract'
import { exports as calls } from '@apron/contract/audits'
import { useState } from 'react'
import { useMadeFile } from '#blocks/files/use-made-file.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { noticeProblem, noticeSuccess } from '#lib/page/notices.ts'

type ExportBody = BodySent<typeof calls.create>

/** A paper as a file: asked for, waited for and saved; `standing` as long as it is being made, or came to nothing. */
export function useExport() {
  const [id, setId] = useState<number | null>(null)
  const asking = useWrite(calls.create, { onDone: ({ data }) => setId(data.id) })
  const read = useRead(calls.show, { params: { id: id ?? 0 } }, { enabled: id !== null })
  const made = useMadeFile(id, read, ({ file, notes }) => {
    noticeSuccess('exports.done', { name: file?.name ?? '' })
    for (const note of notes) noticeProblem(note)
    setId(null)
  })
  return {
    ...made,
    isAsking: asking.isWriting,
    ask: (body: ExportBody) => {
      setId(null)
      asking.start({ body })
    },
  }
}
