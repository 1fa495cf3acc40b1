import { useSyncExternalStore } from 'react'
import { currentSession } from '../../session/session.ts'
import { awaited } from '../awaited.ts'
import type { OutboxChange } from '../change.ts'

/** The content of the store, as this page last read it. */
type OutboxSnapshot = { userId: number; changes: readonly OutboxChange[]; others: number }

const none: readonly OutboxChange[] = []
let shown: OutboxSnapshot = { userId: 0, changes: none, others: 0 }
const hearing = new Set<() => void>()

/** Replaces the held changes. */
export function showHeld(next: OutboxSnapshot): void {
  shown = next
  for (const hear of hearing) hear()
}

/** All changes of the signed-in person that the server has not got, in order. */
export function heldNow(): readonly OutboxChange[] {
  return shown.userId === (currentSession()?.user.id ?? 0) ? shown.changes : none
}

/** Milliseconds in which the store is read on a page that has just begun. */
const patience = 3000

/** Resolves once the store was read for the signed-in person, or cannot be read. */
export function heldIsRead(): Promise<void> {
  const { promise, resolve } = awaited<void>()
  const look = () => shown.userId === (currentSession()?.user.id ?? 0) && resolve()
  const stop = onHeld(look)
  const timer = setTimeout(resolve, patience)
  look()
  return promise.finally(() => {
    stop()
    clearTimeout(timer)
  })
}

/** How many changes of other people lie on this device. */
export function heldOfOthers(): number {
  return shown.others
}

/** Calls back whenever it changes; returns how to stop. */
export function onHeld(listener: () => void): () => void {
  hearing.add(listener)
  return () => hearing.delete(listener)
}

/** The same for a component. */
export function useHeld(): readonly OutboxChange[] {
  return useSyncExternalStore(onHeld, heldNow)
}
