import { useSyncExternalStore } from 'react'

let isThere = false
const hearing = new Set<() => void>()

/** Says whether a newer version is on this device and waits to take over. */
export function noteNewer(is: boolean): void {
  isThere = is
  for (const hear of hearing) hear()
}

/** Whether one does, kept up to date. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isThere)
}

function subscribe(listener: () => void) {
  hearing.add(listener)
  return () => hearing.delete(listener)
}
