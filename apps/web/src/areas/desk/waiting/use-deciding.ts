import { waiting, type WaitingRecord } from '@apron/contract/desk'
import { useRef, useState } from 'react'
import { noticeDecided } from '#blocks/review/undo.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { keyOf } from './branches.ts'

type Records = readonly WaitingRecord[]
type Decision = { decision: 'approval' | 'rejection'; reason?: string }

/**
 * Approves and rejects records together, one set after the other, as some can only be approved after others. What is
 * being decided about is off the list at once, and back on it where that fails; what was decided stays off until the
 * list has been read anew (`readAt`, in milliseconds). What is about to be rejected waits for its reason in `rejecting`.
 */
export function useDeciding(readAt: number) {
  const [rejecting, setRejecting] = useState<Records | null>(null)
  const [taken, setTaken] = useState<ReadonlyMap<string, number>>(new Map())
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const { write } = useWrite(waiting.decide, {
    onDone: ({ data }, { body }) => {
      const text = body.decision === 'approval' ? 'decisions.approved' : 'decisions.rejected'
      noticeDecided(data.decision, text, { count: data.count })
    },
  })
  const take = (records: Records, until: number | null) =>
    setTaken((known) => {
      const next = new Map(known)
      for (const record of records) {
        if (until === null) next.delete(keyOf(record))
        else next.set(keyOf(record), until)
      }
      return next
    })
  const decide = (records: Records, how: Decision): Promise<void> => {
    take(records, Infinity)
    const named = records.map(({ kind, id }) => ({ kind, id }))
    const done = before.current.then(async () => {
      try {
        await write({ body: { ...how, records: named } })
        take(records, Date.now())
      } catch (error) {
        take(records, null)
        throw error
      }
    })
    before.current = done.catch(() => undefined)
    return done
  }
  return {
    isTaken: (record: WaitingRecord) => readAt <= (taken.get(keyOf(record)) ?? -1),
    /** The caller got the error. */
    approve: (records: Records) => void decide(records, { decision: 'approval' }).catch(() => undefined),
    ask: setRejecting,
    rejecting,
    reject: (records: Records, reason: string) => decide(records, { decision: 'rejection', reason }),
    close: () => setRejecting(null),
  }
}
