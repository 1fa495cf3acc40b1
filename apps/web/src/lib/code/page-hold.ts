import { useEffect } from 'react'
import { runningVersion } from './running-version.ts'

const holds = new Set<() => boolean>()

/** Keeps the page from being reloaded by itself whenever `isHeld` says that something would be lost with it. Returns what ends that. */
export function holdPage(isHeld: () => boolean): () => void {
  holds.add(isHeld)
  return () => holds.delete(isHeld)
}

/** The same while a component is shown and `isHeld`. */
export function useHeldPage(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdPage(() => true) : undefined), [isHeld])
}

/** Whether a reload would lose something: a form asks before it is left, or something holds the page. */
export function isPageHeld(): boolean {
  // The guards that would ask the person are asked.
  const leaving = new Event('beforeunload', { cancelable: true })
  return !window.dispatchEvent(leaving) || [...holds].some((isHeld) => isHeld())
}

/** Whether the page may be reloaded for a piece that does not run: once in a tab for each piece and version. Takes note of it. */
export function takeReloadFor(address: string): boolean {
  const key = `reloaded${address}`
  try {
    if (sessionStorage.getItem(key) === runningVersion()) return false
    sessionStorage.setItem(key, runningVersion())
    return true
  } catch {
    return false
  }
}

let changeOver = () => Promise.resolve(false)

/** Says how a newer version that is here takes the place of this page; it answers whether it does. */
export function reloadBy(way: () => Promise<boolean>): void {
  changeOver = way
}

/** Loads the page anew, of the newest version that is here. */
export async function reloadPage(): Promise<void> {
  if (!(await changeOver())) window.location.reload()
}
