import { useSyncExternalStore } from 'react'
import { holdPage } from '../../../../lib/page-hold.ts'
import { currentSession } from '../../../../lib/session.ts'

/** Milliseconds between two attempts while nothing says that the network is back. */
const pause = 15_000

/** Sends a comment again with its first key; resolves with whether it still waits. */
type Attempt = () => Promise<boolean>

/** By the name of their draft, so that they are sent also when their form was left. */
const waiting = new Map<string, Attempt>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let isSending = false
/** The server wants nothing before this instant, in milliseconds. */
let heldUntil = 0

/** Keeps trying to send a comment that the network held back, until it is there or its draft changes. */
export function waitToSend(name: string, attempt: Attempt): void {
  let running: Promise<boolean> | null = null
  waiting.set(name, () => {
    running ??= attempt().finally(() => (running = null))
    return running
  })
  timer ??= setInterval(() => void wake(), pause)
  tell()
}

/** Sends nothing by itself for so many milliseconds, as the server asks; for the usual pause where whoever refused does not say. */
export function holdBack(asked: number): void {
  const wait = asked || pause
  heldUntil = Date.now() + wait
  setTimeout(() => void wake(), wait)
}

/** Forgets a comment that waited: it is there, or it is being changed. */
export function stopWaiting(name: string): void {
  if (!waiting.delete(name)) return
  if (waiting.size === 0) {
    clearInterval(timer)
    timer = undefined
  }
  tell()
}

/** How a waiting comment is sent at once; undefined when it does not wait. */
export function useWaiting(name: string): Attempt | undefined {
  return useSyncExternalStore(subscribe, () => waiting.get(name))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

/** One after the other, in the order in which they were written. */
async function wake() {
  if (isSending) return
  isSending = true
  try {
    for (const [name, attempt] of waiting) {
      if (Date.now() < heldUntil) break
      // Nobody sends what somebody else wrote.
      if (name.startsWith(`draft/${currentSession()?.user.id ?? 0}/`)) await attempt()
      else stopWaiting(name)
    }
  } finally {
    isSending = false
  }
}

window.addEventListener('online', () => void wake())
// The draft outlives the page, the wish to send it does not.
holdPage(() => waiting.size > 0)
