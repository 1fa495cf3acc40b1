export type ByteRange = { start: number; end: number }

/** The sign of a part of a file. */
const one = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The bytes that a `Range` asks for of a file of so many: the whole (`null`) for one that is none or asks for several
 * parts, as the standard allows, and `outside` where there are no such bytes.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | 'outside' {
  const asked = header === undefined ? null : one.exec(header.replaceAll(' ', ''))
  if (!asked) return null
  const [from, to] = [asked[1]!, asked[2]!]
  if (from === '') return to === '' ? null : lastOf(Number(to), size)
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start < size ? { start, end } : 'outside'
}

function lastOf(count: number, size: number): ByteRange | 'outside' {
  return count === 0 || size === 0 ? 'outside' : { start: Math.max(size - count, 0), end: size - 1 }
}
