import { runningVersion } from './running-version.ts'

const key = 'ran'

let known: Set<string> | null = null
let writing: ReturnType<typeof setTimeout> | undefined
let isTouched = false

for (const sign of ['pointerdown', 'keydown', 'input'])
  addEventListener(sign, () => (isTouched = true), { capture: true, once: true })

/** Whether nobody has done anything on this page yet, so that nothing would be lost with it. */
export const isUntouched = () => !isTouched

/** Whether this browser has run a file of this version, and has it in its cache unless it was evicted. */
export function ranBefore(address: string): boolean {
  known ??= read()
  return known.has(address)
}

/** Whether this browser had run anything of this version before this page. */
export function hasRunBefore(): boolean {
  known ??= read()
  return known.size > 0
}

/** Remembers files that ran. */
export function noteRan(addresses: readonly string[]): void {
  const added = addresses.filter((address) => !ranBefore(address))
  for (const address of added) known?.add(address)
  if (added.length > 0) writing ??= setTimeout(write, 1000)
}

/** Forgets files of a chunk that did not run. */
export function forgetRan(addresses: readonly string[]): void {
  if (!addresses.some(ranBefore)) return
  for (const address of addresses) known?.delete(address)
  write()
}

function read(): Set<string> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { version: string; files: string[] } | null
    return new Set(kept?.version === runningVersion() ? kept.files : [])
  } catch {
    return new Set()
  }
}

function write() {
  clearTimeout(writing)
  writing = undefined
  try {
    localStorage.setItem(key, JSON.stringify({ version: runningVersion(), files: [...(known ?? [])] }))
  } catch {
    // Without it the next page fetches what it imports, which takes a little longer.
  }
}
