import { firstRest } from '../../page/first-rest.ts'

/** What `first-paint.js` asked for before the application was here, by address. */
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

/** Where the browser keeps what the screens of the person who is signed in asked for when they opened. */
export const askedKey = 'asked'
/** Addresses of the application of which is known what they ask for. */
const most = 20

type Asked = { token: string; calls: Record<string, readonly string[]> }

const place = window.location.pathname + window.location.search
const asking = new Set<string>()
let isStarting = true

/** What has come and been read. */
const read = new Map<string, object>()
for (const [address, coming] of Object.entries(window.ahead?.calls ?? {}))
  coming
    .then(async (response) => response.ok && read.set(address, (await response.clone().json()) as object))
    // Whoever takes the answer is told.
    .catch(() => undefined)

void firstRest().then(() => {
  isStarting = false
  // What nobody took by now would be old when somebody does.
  delete window.ahead
  read.clear()
})

type Asking = { token: string | null | undefined; language: string; signal?: AbortSignal | undefined }

/** The answer to a call, taken once, that was asked for ahead by the same person in the same language; null when none came, or the call is given up. Takes note of the call for the next time. */
export async function callAhead(address: string, { token, language, signal }: Asking): Promise<Response | null> {
  if (!isStarting) return null
  asking.add(address)
  const coming = takenFor({ token, language }, address)?.catch(() => null) ?? null
  if (!coming || !signal) return coming
  const isGivenUp = new Promise<null>((done) => signal.addEventListener('abort', () => done(null), { once: true }))
  return signal.aborted ? null : Promise.race([coming, isGivenUp])
}

/** What answers a call that was asked for ahead and has come already, taken once: what shows it is then drawn with it, and not first without. */
export function answerAhead(address: string, { token, language }: Asking): object | undefined {
  const answer = isStarting ? read.get(address) : undefined
  if (!answer || !takenFor({ token, language }, address)) return undefined
  asking.add(address)
  return answer
}

function takenFor({ token, language }: Asking, address: string): Promise<Response> | null {
  const { ahead } = window
  return ahead && ahead.token === token && ahead.language === language ? taken(ahead.calls, address) : null
}

/** A file of the application that is on its way already, taken once. */
export function fileAhead(address: string): Promise<Response> | null {
  return window.ahead ? taken(window.ahead.files, address) : null
}

function taken(all: Record<string, Promise<Response>>, address: string): Promise<Response> | null {
  const { [address]: coming } = all
  delete all[address]
  return coming ?? null
}

/** Remembers what the screen of this address asked for until it was at rest, for whoever is signed in now. */
export async function rememberAsked(token: () => string | undefined): Promise<void> {
  const atStart = token()
  await firstRest()
  if (!atStart || token() !== atStart) return
  const before = readAsked()
  const mark = atStart.slice(0, 12)
  const others = before.token === mark ? Object.entries(before.calls).filter(([address]) => address !== place) : []
  const calls = Object.fromEntries([...others.slice(1 - most), [place, [...asking]]])
  try {
    localStorage.setItem(askedKey, JSON.stringify({ token: mark, calls } satisfies Asked))
  } catch {
    // Without it the next page asks a little later.
  }
}

function readAsked(): Asked {
  try {
    return { token: '', calls: {}, ...(JSON.parse(localStorage.getItem(askedKey) ?? '{}') as Partial<Asked>) }
  } catch {
    return { token: '', calls: {} }
  }
}
