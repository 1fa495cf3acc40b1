import type { SlotKind } from './uploads/sizes.ts'

/** A change on its way. */
export type RunningChange = { run: Promise<void>; slotKind: SlotKind }

/** Concurrency slots for short changes while the network is there. */
const short = 4

/** Whether a slot is free: after a network failure there is one, and resumable uploads have slots of their own. */
export function hasFreeSlot(
  { sending, isBehind }: { sending: ReadonlyMap<string, RunningChange>; isBehind: boolean },
  slotKind: SlotKind,
): boolean {
  const going = [...sending.values()].filter((one) => one.slotKind === slotKind).length
  return going < (slotKind === 'short' && !isBehind ? short : 1)
}

/** Whether only resumable uploads are on their way. */
export function isOnlyLong(sending: ReadonlyMap<string, RunningChange>): boolean {
  return [...sending.values()].every(({ slotKind }) => slotKind !== 'short')
}
