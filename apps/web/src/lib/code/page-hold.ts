import { useEffect } from 'react'
import { runningVersion } from './running-version.ts'

const holds = new Set<() => boolean>()

/** Prevents automatic reloads whenever `isHeld` says that something would be lost. Returns what ends that. */
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

/**
 * Whether the page may be reloaded for a chunk that does not run: once in a tab for each chunk and version. Remembers
 * it.
 */
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

/** Sets what lets a waiting newer version replace this page; it returns whether it does. */
export function reloadBy(way: () => Promise<boolean>): void {
  changeOver = way
}

/** Reloads the page with the newest version that is here. */
export async function reloadPage(): Promise<void> {
  if (!(await changeOver())) window.location.reload()
}
