import { NotRun } from './fetch-first.ts'
import { isPageHeld, takeReloadFor } from './page-hold.ts'
import { runningVersion } from './running-version.ts'

/**
 * Why a chunk did not load: nothing can be reached, a newer version has replaced it, it does not run, or it would only
 * run on a reloaded page while this one holds unsaved text.
 */
export type ChunkFailure = 'away' | 'replaced' | 'broken' | 'held'

/** The state of a chunk; both are null while it is loading. */
export type Arrival<Value> = { value: Value | null; missing: ChunkFailure | null }

export type Code<Value> = {
  arrival: () => Arrival<Value>
  onArrival: (hear: () => void) => () => void
  /** Fetches it unless it is here; rejects with an `Error` after a few tries, and may then be asked again. */
  load: () => Promise<Value>
  /** Fetches it however long the network is away. */
  until: () => Promise<Value>
}

/** Waits in milliseconds before a failed chunk is retried by itself. */
const pauses = [500, 1500]
/** Milliseconds between two retries of a chunk without which nothing works. */
const longPause = 10_000

const waited = (time: number) => new Promise<void>((done) => setTimeout(done, time))

/** A chunk that is fetched when it is needed; whatever the browser loads later goes through here. */
export function code<Value>(fetchIt: () => Promise<Value>): Code<Value> {
  let state: Arrival<Value> = { value: null, missing: null }
  let coming: Promise<Value> | null = null
  const hearing = new Set<() => void>()
  let awaiting = 0
  let timesNotRun = 0
  const become = (next: Arrival<Value>) => {
    state = next
    for (const hear of hearing) hear()
  }
  const start = async () => {
    if (state.missing) become({ value: null, missing: null })
    for (const pause of [...pauses, null]) {
      try {
        const value = await fetchIt()
        become({ value, missing: null })
        return value
      } catch (error) {
        console.warn(error)
        if (error instanceof NotRun) timesNotRun++
        const isKept = error instanceof NotRun && timesNotRun > 1
        const reason = await whyMissing()
        if (!isKept && reason !== 'replaced' && navigator.onLine && pause !== null) {
          await waited(pause)
          continue
        }
        const isWanted = hearing.size + awaiting > 0
        const missing = isKept && isWanted && reason === 'broken' ? await onNewPage(error.address) : reason
        become({ value: null, missing })
        if (missing === 'away') window.addEventListener('online', () => void load().catch(() => null), { once: true })
        break
      }
    }
    throw new Error(`A piece of the application is missing: ${state.missing}.`)
  }
  const load = (): Promise<Value> => {
    if (state.value !== null) return Promise.resolve(state.value)
    coming ??= start().finally(() => {
      coming = null
    })
    return coming
  }
  const until = async (): Promise<Value> => {
    awaiting++
    const value = await load().catch(() => null)
    awaiting--
    if (value !== null) return value
    await Promise.race([waited(longPause), online()])
    return until()
  }
  return {
    arrival: () => state,
    onArrival: (hear) => {
      hearing.add(hear)
      return () => hearing.delete(hear)
    },
    load,
    until,
  }
}

const online = () => new Promise<void>((done) => window.addEventListener('online', () => done(), { once: true }))

/** The page of the server names the script it starts with, whose name changes with every version. */
async function whyMissing(): Promise<ChunkFailure> {
  if (!navigator.onLine) return 'away'
  try {
    const page = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(5000) })
    if (!page.ok) return 'away'
    return (await page.text()).includes(runningVersion()) ? 'broken' : 'replaced'
  } catch {
    return 'away'
  }
}

/**
 * A browser that caches a failed module for as long as the page lives gets a new page, where nothing is lost with this
 * one. Reports the failure when that does not help or is not allowed.
 */
async function onNewPage(address: string): Promise<ChunkFailure> {
  if (isPageHeld()) return 'held'
  if (!takeReloadFor(address)) return 'broken'
  window.location.reload()
  // Nothing is said on the page that goes.
  await waited(longPause)
  return 'broken'
}
