import { fileAhead } from '../calls/prefetch/ahead.ts'
import { forgetRan, isUntouched, noteRan, ranBefore } from './ran-before.ts'
import { runningVersion } from './running-version.ts'

/**
 * A chunk whose files are all here and that does not run: the browser cached an earlier failure, or the chunk is
 * broken.
 */
export class NotRun extends Error {
  /** It differs for every version of the chunk. */
  readonly address: string
  constructor(address: string, cause: unknown) {
    super(`${address} does not run.`, { cause })
    this.address = address
  }
}

/** Running files, by address: they need no second download. */
const running = new Set<string>()
const coming = new Map<string, Promise<void>>()
/** Files that failed once: the browser's cache may hold a wrong answer for them. */
const failed = new Set<string>()

/**
 * Imports a chunk once all its files are in the browser's cache, as some browsers never retry a module that failed.
 * `files` are addresses under `/`, its own first. The build wraps each dynamic import in this; chunks that came with
 * the page have no files. Rejects with `NotRun` when the import failed, with another error when a file did not load.
 */
export async function fetchFirst<Piece>(load: () => Promise<Piece>, files: readonly string[] = []): Promise<Piece> {
  if (running.size === 0) noteStart()
  const addresses = files.map((file) => `/${file}`)
  const scripts = addresses.filter((address) => !isStyle(address))
  await Promise.all(addresses.filter((address) => !running.has(address)).map(bring))
  try {
    const piece = await load()
    for (const address of addresses) running.add(address)
    noteRan(scripts)
    return piece
  } catch (error) {
    for (const address of scripts) if (!running.has(address)) forget(address)
    forgetRan(scripts)
    throw new NotRun(addresses[0] ?? runningVersion(), error)
  }
}

const isStyle = (address: string) => address.endsWith('.css')

function forget(address: string) {
  coming.delete(address)
  failed.add(address)
}

function bring(address: string): Promise<void> {
  const present = coming.get(address)
  if (present) return present
  const arriving = isStyle(address) ? link('stylesheet', address) : script(address)
  coming.set(address, arriving)
  arriving.catch(() => forget(address))
  return arriving
}

async function script(address: string) {
  // Fetching from the cache takes time as well: it is skipped where a failure would cost no more than a reload.
  if (!(isUntouched() && ranBefore(address))) {
    const ahead = await fileAhead(address)?.catch(() => null)
    const reply = ahead?.ok ? ahead : await fetch(address, { cache: failed.has(address) ? 'reload' : 'force-cache' })
    // A network that one has to sign in to answers everything with a page of its own.
    const isScript = /javascript/.test(reply.headers.get('content-type') ?? '')
    if (!reply.ok || !isScript) throw new Error(`${address} did not come.`)
    await reply.arrayBuffer()
  }
  // Otherwise each module would be found only once the one that needs it has been read.
  void link('modulepreload', address).catch(() => undefined)
}

function link(rel: 'stylesheet' | 'modulepreload', address: string): Promise<void> {
  return new Promise((done, refuse) => {
    const element = document.createElement('link')
    element.rel = rel
    element.crossOrigin = ''
    element.href = address
    element.addEventListener('load', () => done())
    element.addEventListener('error', () => {
      // It would pass for one that is there.
      element.remove()
      refuse(new Error(`${address} did not come.`))
    })
    document.head.append(element)
  })
}

/** The page names what runs from its start; a style of it that failed has no sheet. */
function noteStart() {
  for (const element of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]')) {
    if (element.rel === 'stylesheet' && !element.sheet) element.remove()
    else running.add(new URL(element.href).pathname)
  }
  running.add(runningVersion())
}
