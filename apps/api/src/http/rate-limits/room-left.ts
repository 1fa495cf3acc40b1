import { statfs } from 'node:fs/promises'
import { isRead, type Route } from '@apron/contract'
import { Refusal } from '#kernel/refusals.ts'

/** How many bytes are free on the disk of a directory. */
export type FreeBytes = (directory: string) => Promise<number>

/** Whether the disks that writes need have space left. */
export type RoomLeft = {
  /** The last check; checks again when that is a while ago, and nobody waits for it. */
  isGone(): boolean
  /**
   * Refuses with 507 a call that needs disk space while there is none: reading, signing in and out and deleting go on.
   */
  check(route: Pick<Route, 'method' | 'reads' | 'changes'>): void
}

/** Left for PostgreSQL's log, four files of 16 MiB: without room for the next one it ends, and nobody reads any more either. */
const leastFree = 64 * 1024 * 1024
/** Milliseconds that a check counts. */
const counts = 1_000

export const freeOn: FreeBytes = async (directory) => {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

/**
 * Watches the disks of some directories. A disk that cannot be checked counts as having space: that failure shows
 * elsewhere.
 */
export function openRoomLeft(directories: readonly string[], free: FreeBytes = freeOn): RoomLeft {
  let isGone = false
  let at = -counts
  let isLooking = false
  async function look(): Promise<void> {
    const found = await Promise.all(directories.map((directory) => free(directory).catch(() => Infinity)))
    isGone = found.some((bytes) => bytes < leastFree)
    at = performance.now()
  }
  const known = () => {
    if (!isLooking && performance.now() - at >= counts) {
      isLooking = true
      void look().finally(() => (isLooking = false))
    }
    return isGone
  }
  return {
    isGone: known,
    check(route) {
      const isNeeded = !isRead(route) && route.method !== 'DELETE' && route.changes !== 'session'
      if (isNeeded && known()) throw new Refusal(507, 'no_room')
    },
  }
}
