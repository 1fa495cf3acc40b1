import { useSyncExternalStore } from 'react'

/** What was asked of the server for the screen. */
type Reads = {
  subscribe(hear: () => void): () => void
  /** Whether some of it failed, and nothing is on its way any more. */
  haveFailed(): boolean
  readFailed(): void
}

let reads: Reads = { subscribe: () => () => {}, haveFailed: () => false, readFailed: () => {} }

/** Sets what knows of failed reads. */
export function watchReads(watched: Reads): void {
  reads = watched
}

/** Whether a read that the screen waits for failed. */
export const useFailedReads = (): boolean => useSyncExternalStore(reads.subscribe, reads.haveFailed)

export const readFailed = (): void => reads.readFailed()
