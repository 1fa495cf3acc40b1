import { useSyncExternalStore } from 'react'
import { heldNow, heldOfOthers, onHeld } from './store/held.ts'

/** How many changes of the signed-in person the server has not got; 0 until the store was first read. */
export function unsentNow(): number {
  return heldNow().length
}

/** Calls back whenever that may have changed; returns how to stop. */
export function onUnsent(listener: () => void): () => void {
  return onHeld(listener)
}

/**
 * How many changes wait for a retry or were refused, and how many of other people lie here. Changes on their way do not
 * count.
 */
export function useWaiting(): { own: number; others: number } {
  const own = useSyncExternalStore(onUnsent, () => heldNow().filter(({ isWaiting }) => isWaiting).length)
  const others = useSyncExternalStore(onUnsent, heldOfOthers)
  return { own, others }
}
