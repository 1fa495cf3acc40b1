import { typingEvery } from '@apron/contract/talk'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { sendTyping } from '#lib/socket.ts'

/** Milliseconds for which a sign of typing holds. */
const holds = 5000

const timers = new Map<number, ReturnType<typeof setTimeout>>()
const hearing = new Set<() => void>()

function tell() {
  for (const hear of hearing) hear()
}

/** The other person of a channel types. */
export function sawTyping(channelId: number): void {
  clearTimeout(timers.get(channelId))
  timers.set(
    channelId,
    setTimeout(() => stoppedTyping(channelId), holds),
  )
  tell()
}

/** What was typed has come, or nothing more was typed for a while. */
export function stoppedTyping(channelId: number): void {
  clearTimeout(timers.get(channelId))
  if (timers.delete(channelId)) tell()
}

/** Whether the other person of a channel types. */
export function useIsTyping(channelId: number): boolean {
  return useSyncExternalStore(
    (hear) => {
      hearing.add(hear)
      return () => hearing.delete(hear)
    },
    () => timers.has(channelId),
  )
}

/** Sends the other person that one types, as often as the server passes it on; `stop` when the message is sent. */
export function useTellTyping(channelId: number): { tell: () => void; stop: () => void } {
  const last = useRef(0)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(later.current)
  const tell = () => {
    stop()
    const since = Date.now() - last.current
    const now = () => {
      last.current = Date.now()
      sendTyping(channelId)
    }
    if (since >= typingEvery) now()
    else later.current = setTimeout(now, typingEvery - since)
  }
  useEffect(() => () => clearTimeout(later.current), [])
  return { tell, stop }
}
