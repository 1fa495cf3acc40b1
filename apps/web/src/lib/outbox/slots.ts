import type { Lane } from './uploads/sizes.ts'

/** A change on its way. */
export type RunningChange = { run: Promise<void>; lane: Lane }

/** Concurrency slots for short changes while the network is there. */
const short = 4

/** Whether a slot is free: after a network failure there is one, and resumable uploads have slots of their own. */
export function hasRoom(
  { sending, isBehind }: { sending: ReadonlyMap<string, RunningChange>; isBehind: boolean },
  lane: Lane,
): boolean {
  const going = [...sending.values()].filter((one) => one.lane === lane).length
  return going < (lane === 'short' && !isBehind ? short : 1)
}

/** Whether only resumable uploads are on their way. */
export function isOnlyLong(sending: ReadonlyMap<string, RunningChange>): boolean {
  return [...sending.values()].every(({ lane }) => lane !== 'short')
}
