import { useSyncExternalStore } from 'react'

/** What was asked of the server for the screen. */
type Reads = {
  subscribe(hear: () => void): () => void
  /** Whether some of it did not come, and nothing is on its way any more. */
  haveFailed(): boolean
  readFailed(): void
}

let reads: Reads = { subscribe: () => () => {}, haveFailed: () => false, readFailed: () => {} }

/** Says where to learn of what did not come. */
export function watchReads(watched: Reads): void {
  reads = watched
}

/** Whether something that the screen waits for did not come. */
export const useFailedReads = (): boolean => useSyncExternalStore(reads.subscribe, reads.haveFailed)

export const readFailed = (): void => reads.readFailed()
