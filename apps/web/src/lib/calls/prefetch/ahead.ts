import { firstRest } from '../../page/first-rest.ts'

/** What `first-paint.js` prefetched before the application was here, by address. */
type Ahead = {
  token: string
  language: string
  calls: Record<string, Promise<Response>>
  files: Record<string, Promise<Response>>
}

declare global {
  interface Window {
    ahead?: Ahead
  }
}

/** Where the browser stores which calls the screens of the signed-in person make as they open. */
export const askedKey = 'asked'
/** How many addresses of the application are remembered. */
const most = 20

type PrefetchList = { token: string; calls: Record<string, readonly string[]> }

const place = window.location.pathname + window.location.search
const asking = new Set<string>()
let isStarting = true

/** Prefetched answers that have arrived. */
const read = new Map<string, object>()
for (const [address, coming] of Object.entries(window.ahead?.calls ?? {}))
  coming
    .then(async (response) => response.ok && read.set(address, (await response.clone().json()) as object))
    // Whoever takes the answer gets the error.
    .catch(() => undefined)

void firstRest().then(() => {
  isStarting = false
  // An answer that nobody has taken by now would be stale later.
  delete window.ahead
  read.clear()
})

type PrefetchOptions = { token: string | null | undefined; language: string; signal?: AbortSignal | undefined }

/**
 * The prefetched answer to a call, taken once; for the same person and language only. Null when none came, or the call
 * is aborted. Remembers the call for the next start.
 */
export async function callAhead(
  address: string,
  { token, language, signal }: PrefetchOptions,
): Promise<Response | null> {
  if (!isStarting) return null
  asking.add(address)
  const coming = takenFor({ token, language }, address)?.catch(() => null) ?? null
  if (!coming || !signal) return coming
  const isGivenUp = new Promise<null>((done) => signal.addEventListener('abort', () => done(null), { once: true }))
  return signal.aborted ? null : Promise.race([coming, isGivenUp])
}

/** The prefetched answer to a call that has arrived already, taken once, so that the first render has it. */
export function answerAhead(address: string, { token, language }: PrefetchOptions): object | undefined {
  const answer = isStarting ? read.get(address) : undefined
  if (!answer || !takenFor({ token, language }, address)) return undefined
  asking.add(address)
  return answer
}

function takenFor({ token, language }: PrefetchOptions, address: string): Promise<Response> | null {
  const { ahead } = window
  return ahead && ahead.token === token && ahead.language === language ? taken(ahead.calls, address) : null
}

/** A prefetched file of the application, taken once. */
export function fileAhead(address: string): Promise<Response> | null {
  return window.ahead ? taken(window.ahead.files, address) : null
}

function taken(all: Record<string, Promise<Response>>, address: string): Promise<Response> | null {
  const { [address]: coming } = all
  delete all[address]
  return coming ?? null
}

/** Remembers which calls the screen of this address made until the first rest, for the person signed in. */
export async function rememberAsked(token: () => string | undefined): Promise<void> {
  const atStart = token()
  await firstRest()
  if (!atStart || token() !== atStart) return
  const before = readAsked()
  const mark = atStart.slice(0, 12)
  const others = before.token === mark ? Object.entries(before.calls).filter(([address]) => address !== place) : []
  const calls = Object.fromEntries([...others.slice(1 - most), [place, [...asking]]])
  try {
    localStorage.setItem(askedKey, JSON.stringify({ token: mark, calls } satisfies PrefetchList))
  } catch {
    // Without it the next start is a little slower.
  }
}

function readAsked(): PrefetchList {
  try {
    return { token: '', calls: {}, ...(JSON.parse(localStorage.getItem(askedKey) ?? '{}') as Partial<PrefetchList>) }
  } catch {
    return { token: '', calls: {} }
  }
}
