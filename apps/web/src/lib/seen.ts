import { useState } from 'react'
import { CallError } from './call-error.ts'
import { tellRefusal } from './refusals.ts'

export type Seen<Saved> = {
  /** What others saved meanwhile; null when nobody did. */
  theirs: Saved | null
  /** Sends what was made of `over`, by default of what was read; false when it was refused. */
  write: (send: (seen: Saved) => Promise<unknown>, over?: Saved) => Promise<boolean>
  /** Goes on from what others saved. */
  take: () => void
  /** A write is on its way, or what others saved is. */
  isWriting: boolean
}

/** Keeps what a person began from, so that a write (`quiet`) which others were ahead of overwrites nothing unseen; other refusals are told as always. */
export function useSeen<Saved>(saved: Saved, reload: () => Promise<Saved | undefined>): Seen<Saved> {
  // As it was when editing began: a later reading of the same answer has not been seen.
  const [seen, setSeen] = useState(saved)
  const [theirs, setTheirs] = useState<Saved | null>(null)
  const [isWriting, setWriting] = useState(false)
  return {
    theirs,
    isWriting,
    write: async (send, over = seen) => {
      setWriting(true)
      try {
        await send(over)
        return true
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'changed_meanwhile')) tellRefusal(error)
        else setTheirs((await reload()) ?? null)
        return false
      } finally {
        setWriting(false)
      }
    },
    take: () => {
      if (theirs === null) return
      setSeen(theirs)
      setTheirs(null)
    },
  }
}
