import type { Lane } from './uploads/sizes.ts'

/** A change on its way. */
export type Going = { run: Promise<void>; lane: Lane }

/** As many leave at once while the network is there. */
const short = 4

/** Whether one more may leave: what the network has held back goes one after the other, and what goes in parts has lanes of its own. */
export function hasRoom(
  { sending, isBehind }: { sending: ReadonlyMap<string, Going>; isBehind: boolean },
  lane: Lane,
): boolean {
  const going = [...sending.values()].filter((one) => one.lane === lane).length
  return going < (lane === 'short' && !isBehind ? short : 1)
}

/** Whether only what goes in parts is on its way. */
export function isOnlyLong(sending: ReadonlyMap<string, Going>): boolean {
  return [...sending.values()].every(({ lane }) => lane !== 'short')
}
