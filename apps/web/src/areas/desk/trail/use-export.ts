import {
  jobs,
  trailExports as calls,
  type TrailExport,
  type TrailFilters,
  type TrailFormat,
} from '@apron/contract/desk'
import { useEffect, useState } from 'react'
import { download } from '../../../blocks/viewer/download.ts'
import { useRead, useWrite } from '../../../lib/calls/queries.ts'
import { noticeSuccess } from '../../../lib/page/notices.ts'
import { useRealtime } from '../../../lib/socket.ts'

const overStates: readonly TrailExport['state'][] = ['done', 'failed', 'cancelled']
/** Milliseconds; the next look comes by itself where nothing is pushed. */
const looksEvery = 2_000

/** A file of the trail: asked for, waited for and saved; `standing` as long as it is being made, or came to nothing. */
export function useExport() {
  const [id, setId] = useState<number | null>(null)
  const asking = useWrite(calls.create, { onDone: ({ data }) => setId(data.id) })
  const cancelling = useWrite(jobs.cancel, { onDone: () => void refetch() })
  const { data, refetch } = useRead(calls.show, { params: { id: id ?? 0 } }, { enabled: id !== null })
  const standing = id !== null && data?.data.id === id ? data.data : null
  const isMaking = id !== null && !(standing && overStates.includes(standing.state))
  useRealtime('job', () => void (isMaking && refetch()))
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => void refetch(), looksEvery)
    return () => clearInterval(timer)
  }, [isMaking, refetch])
  useEffect(() => {
    if (!standing?.file) return
    download(standing.file)
    noticeSuccess('trail.exported', { count: standing.entries ?? 0 })
    setId(null)
  }, [standing])
  const job = standing?.job_id ?? null
  return {
    standing,
    isMaking: isMaking || asking.isWriting,
    ask: (format: TrailFormat, query: TrailFilters) => {
      setId(null)
      asking.start({ body: { format, query } })
    },
    cancel: job === null ? null : () => cancelling.start({ params: { id: job } }),
  }
}
