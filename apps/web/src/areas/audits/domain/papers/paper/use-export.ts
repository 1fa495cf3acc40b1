import type { BodySent } from '@apron/contract'
import { exports as calls, type PaperExport } from '@apron/contract/audits'
import { jobs } from '@apron/contract/desk'
import { useEffect, useState } from 'react'
import { useRead, useWrite } from '../../../../../lib/calls/queries.ts'
import { noticeProblem, noticeSuccess } from '../../../../../lib/page/notices.ts'
import { useRealtime } from '../../../../../lib/socket.ts'

type Asked = BodySent<typeof calls.create>

const overStates: readonly PaperExport['state'][] = ['done', 'failed', 'cancelled']
/** Milliseconds; of what somebody else began nothing is pushed. */
const looksEvery = 1_000

/** A paper as a file: asked for, waited for and saved; `standing` as long as it is being made, or came to nothing. */
export function useExport() {
  const [id, setId] = useState<number | null>(null)
  const asking = useWrite(calls.create, { onDone: ({ data }) => setId(data.id) })
  const cancelling = useWrite(jobs.cancel, { onDone: () => void refetch() })
  const { data, refetch } = useRead(calls.show, { params: { id: id ?? 0 } }, { enabled: id !== null })
  const standing = id !== null && data?.data.id === id ? data.data : null
  const isOver = standing !== null && overStates.includes(standing.state)
  const isMaking = id !== null && !isOver
  useRealtime('job', () => void (isMaking && refetch()))
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => void refetch(), looksEvery)
    return () => clearInterval(timer)
  }, [isMaking, refetch])
  const file = standing?.file ?? null
  useEffect(() => {
    if (!file || !standing) return
    save(file)
    noticeSuccess('exports.done', { name: file.name })
    for (const note of standing.notes) noticeProblem(note)
    setId(null)
  }, [file, standing])
  const job = standing?.job_id ?? null
  return {
    standing,
    isMaking,
    isAsking: asking.isWriting,
    ask: (body: Asked) => {
      setId(null)
      asking.start({ body })
    },
    cancel: job === null ? null : () => cancelling.start({ params: { id: job } }),
  }
}

function save({ name, url }: NonNullable<PaperExport['file']>): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
