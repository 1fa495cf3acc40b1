import type { MadeFile } from '@apron/contract'
import { jobs } from '@apron/contract/desk'
import { useEffect, useEffectEvent } from 'react'
import { useWrite } from '#lib/calls/queries.ts'
import { useRealtime } from '#lib/socket.ts'
import { download } from '../viewer/download.ts'

const overStates: readonly MadeFile['state'][] = ['done', 'failed', 'cancelled']
/** Milliseconds; of what somebody else began, and of what has no channel, nothing is pushed. */
const looksEvery = 1_000

type MadeFileRead<Made> = { data: { data: Made } | undefined; refetch: () => Promise<unknown> }

/** A file that a job makes under this number: waited for and saved, upon which `onSaved` hears; `standing` is how far it is. */
export function useMadeFile<Made extends MadeFile>(
  id: number | null,
  { data, refetch }: MadeFileRead<Made>,
  onSaved: (made: Made) => void,
) {
  const cancelling = useWrite(jobs.cancel, { onDone: () => void refetch() })
  const standing = id !== null && data?.data.id === id ? data.data : null
  const isMaking = id !== null && !(standing && overStates.includes(standing.state))
  const saved = useEffectEvent(onSaved)
  useRealtime('job', () => void (isMaking && refetch()))
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => void refetch(), looksEvery)
    return () => clearInterval(timer)
  }, [isMaking, refetch])
  useEffect(() => {
    if (!standing?.file) return
    download(standing.file)
    saved(standing)
  }, [standing])
  const job = standing?.job_id ?? null
  return { standing, isMaking, cancel: job === null ? null : () => cancelling.start({ params: { id: job } }) }
}
