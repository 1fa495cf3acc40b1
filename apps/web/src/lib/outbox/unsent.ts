import { useSyncExternalStore } from 'react'
import { heldNow, heldOfOthers, onHeld } from './store/held.ts'

/** How many changes of the person who is signed in the server has not got; 0 until the store was read for the first time. */
export function unsentNow(): number {
  return heldNow().length
}

/** Calls back whenever that may have changed; returns how to stop. */
export function onUnsent(listener: () => void): () => void {
  return onHeld(listener)
}

/** How many changes wait for another try or were refused, and how many lie here of other people. What is merely on its way is not counted. */
export function useWaiting(): { own: number; others: number } {
  const own = useSyncExternalStore(onUnsent, () => heldNow().filter(({ isWaiting }) => isWaiting).length)
  const others = useSyncExternalStore(onUnsent, heldOfOthers)
  return { own, others }
}
