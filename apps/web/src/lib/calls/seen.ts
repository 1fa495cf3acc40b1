import { useState } from 'react'
import { CallError } from './call-error.ts'
import { tellRefusal } from './refusals.ts'

export type SeenState<Saved> = {
  /** What others saved meanwhile; null when nobody did. */
  theirs: Saved | null
  /** Sends what was made of `over`, by default of what was read; false when it was refused. */
  write: (send: (seen: Saved) => Promise<unknown>, over?: Saved) => Promise<boolean>
  /** The same for a form, with the answer: rejects when it was refused, so that the form shows what names its fields. */
  attempt: <Answer>(send: (seen: Saved) => Promise<Answer>, over?: Saved) => Promise<Answer>
  /** Goes on from what others saved. */
  take: () => void
  /** A write is on its way, or what others saved is. */
  isWriting: boolean
}

/**
 * Keeps the state in which editing began, so that a write (`quiet`) never overwrites a newer one unseen (optimistic
 * concurrency). Other refusals are shown as always.
 */
export function useSeen<Saved>(saved: Saved, reload: () => Promise<Saved | undefined>): SeenState<Saved> {
  // The state in which editing began: a later reading of the same answer has not been seen.
  const [seen, setSeen] = useState(saved)
  const [theirs, setTheirs] = useState<Saved | null>(null)
  const [isWriting, setWriting] = useState(false)
  const attempt: SeenState<Saved>['attempt'] = async (send, over = seen) => {
    setWriting(true)
    try {
      return await send(over)
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'changed_meanwhile')) tellRefusal(error)
      else setTheirs((await reload()) ?? null)
      throw error
    } finally {
      setWriting(false)
    }
  }
  return {
    theirs,
    isWriting,
    attempt,
    write: (send, over) =>
      attempt(send, over).then(
        () => true,
        () => false,
      ),
    take: () => {
      if (theirs === null) return
      setSeen(theirs)
      setTheirs(null)
    },
  }
}
