import { useSyncExternalStore } from 'react'

/** Milliseconds until the server is looked for again. */
const pause = 10_000
const patience = 5000
const moment = 400

let isAway = false
let looking: Promise<void> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const hearing = new Set<() => void>()
const returning = new Set<() => void>()

/** A call got no answer: finds out whether the server is unreachable, and when it is back. */
export function lookForServer(): void {
  looking ??= look().finally(() => {
    looking = null
  })
}

async function look() {
  clearTimeout(timer)
  // A page that is left breaks off its calls, too.
  await new Promise((done) => setTimeout(done, moment))
  const isThere = await fetch('/api/settings', { cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    // A network that one has to sign in to answers with a page of its own.
    ({ headers }) => /json/.test(headers.get('content-type') ?? ''),
    () => false,
  )
  if (!isThere) timer = setTimeout(lookForServer, pause)
  if (isThere !== isAway) return
  isAway = !isThere
  for (const hear of hearing) hear()
  if (isThere) for (const back of returning) back()
}

window.addEventListener('online', () => isAway && lookForServer())
window.addEventListener('offline', lookForServer)

/** Calls back when the server is there again after it was unreachable. */
export function onServerBack(back: () => void): () => void {
  returning.add(back)
  return () => void returning.delete(back)
}

/** Whether the server is unreachable. */
export function isServerAway(): boolean {
  return isAway
}

/** The same, kept up to date. */
export function useAway(): boolean {
  return useSyncExternalStore((hear) => {
    hearing.add(hear)
    return () => hearing.delete(hear)
  }, isServerAway)
}
