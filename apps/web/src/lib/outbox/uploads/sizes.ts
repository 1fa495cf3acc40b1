import type { ChangeFile } from '../change.ts'

const mebibyte = 1024 * 1024
/** What one call may carry: on a line of 400 kbit/s these bytes take twenty seconds, and are lost when it is cut. */
const mostAtOnce = mebibyte
/** A file that is not read as a whole: a phone would run out of memory. */
export const mostRead = 16 * mebibyte

/** Whether files are more than one call should risk, so that they go in parts. */
export function goInParts(files: readonly Blob[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > mostAtOnce
}

/** Which lane a change goes in: those whose files take minutes, or an hour, hold up nobody else's answers. */
export type Lane = 'short' | 'long' | 'huge'
export function laneOf(files: readonly ChangeFile[]): Lane {
  const blobs = files.map(({ file }) => file)
  if (!goInParts(blobs)) return 'short'
  return blobs.some(({ size }) => size > mostRead) ? 'huge' : 'long'
}
