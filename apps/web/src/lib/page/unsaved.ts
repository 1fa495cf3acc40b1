import { useEffect, useState } from 'react'

const standing = new Set<object>()
const hearing = new Set<() => void>()
let isGivenUp = false

/** Whether something that was typed or chosen on this page is not on the server yet. */
export function hasUnsaved(): boolean {
  return standing.size > 0
}

/** Calls back when nothing unsaved is left on the page; returns how to stop. */
export function onAllSaved(listener: () => void): () => void {
  hearing.add(listener)
  return () => hearing.delete(listener)
}

/** Counts what a component holds as unsaved while it is: a session that ends meanwhile takes nothing of it away. */
export function useUnsaved(isUnsaved: boolean): void {
  const [mark] = useState(() => ({}))
  useEffect(() => {
    if (!isUnsaved) return
    standing.add(mark)
    return () => {
      standing.delete(mark)
      if (standing.size === 0) for (const hear of hearing) hear()
    }
  }, [mark, isUnsaved])
}

/** From now on the page may go with all that stands on it; nothing asks any more. */
export function giveUp(): void {
  isGivenUp = true
}

/** Whether the page is going, with all that stands on it. */
export function isGoing(): boolean {
  return isGivenUp
}
