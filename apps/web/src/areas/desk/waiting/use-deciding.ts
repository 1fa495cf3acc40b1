import { waiting, type WaitingRecord } from '@apron/contract/desk'
import { useState } from 'react'
import { noticeDecided } from '../../../blocks/review/undo.ts'
import { useWrite } from '../../../lib/calls/queries.ts'

const named = (records: readonly WaitingRecord[]) => records.map(({ kind, id }) => ({ kind, id }))

/** Approves and rejects records together; what is about to be rejected waits for its reason in `rejecting`. */
export function useDeciding(onDone: () => void) {
  const [rejecting, setRejecting] = useState<readonly WaitingRecord[] | null>(null)
  const { write, start, isWriting } = useWrite(waiting.decide, {
    onDone: ({ data }, { body }) => {
      const text = body.decision === 'approval' ? 'decisions.approved' : 'decisions.rejected'
      noticeDecided(data.decision, text, { count: data.count })
      onDone()
    },
  })
  return {
    isWriting,
    approve: (records: readonly WaitingRecord[]) => start({ body: { decision: 'approval', records: named(records) } }),
    ask: setRejecting,
    rejecting,
    reject: (records: readonly WaitingRecord[], reason: string) =>
      write({ body: { decision: 'rejection', records: named(records), reason } }),
    close: () => setRejecting(null),
  }
}
