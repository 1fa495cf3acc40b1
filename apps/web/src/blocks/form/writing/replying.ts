import { useRef, useState } from 'react'

type ReplyTarget = { id: number; user: { fullname: string } }

/** Which comment of which thread is being replied to; `turn` is another number each time that somebody is to write there. */
export type ReplyState = { thread: number; to: number; name: string; turn: number }

/** One reply at a time, written at the comment that it is to. Whoever leaves it is back where they asked for it. */
export function useReplying() {
  const [replying, setReplying] = useState<ReplyState | null>(null)
  const askedFrom = useRef<Element | null>(null)
  const reply = (thread: number, { id, user }: ReplyTarget) => {
    askedFrom.current = document.activeElement
    setReplying((before) => ({ thread, to: id, name: user.fullname, turn: (before?.turn ?? 0) + 1 }))
  }
  const close = () => {
    setReplying(null)
    const place = askedFrom.current
    if (place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true })
  }
  return { replying, reply, close }
}
