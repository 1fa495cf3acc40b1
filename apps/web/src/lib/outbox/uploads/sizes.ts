import type { ChangeFile } from '../change.ts'

const mebibyte = 1024 * 1024
/** What one call may carry: on a line of 400 kbit/s these bytes take twenty seconds, and are lost when it is cut. */
const mostAtOnce = mebibyte
/** A file that is not read as a whole: a phone would run out of memory. */
export const mostRead = 16 * mebibyte

/** Whether files are too large for one call, so that they become resumable uploads. */
export function goInParts(files: readonly Blob[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > mostAtOnce
}

/** The kind of slot of a change: files that take minutes, or an hour, must not hold up short changes. */
export type SlotKind = 'short' | 'long' | 'huge'
export function slotKindOf(files: readonly ChangeFile[]): SlotKind {
  const blobs = files.map(({ file }) => file)
  if (!goInParts(blobs)) return 'short'
  return blobs.some(({ size }) => size > mostRead) ? 'huge' : 'long'
}
