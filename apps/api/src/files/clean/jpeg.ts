import { orientationBlock } from './orientation.ts'

const [start, end, scan] = [0xd8, 0xd9, 0xda]
/** Frames, tables and scans: what a decoder needs. */
const needed = (marker: number) => (marker >= 0xc0 && marker <= 0xdf) || marker === 0xcc
/** Stands alone, without a length. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/**
 * A JPEG with its picture, its colours and how it is to be turned, and nothing else: no other metadata, comments,
 * thumbnails or second pictures, and nothing behind its end. Null when it cannot be followed.
 */
export function cleanJpeg(data: Buffer, orientation: number): Buffer | null {
  const kept: Buffer[] = []
  const turned = orientation === 1 ? [] : [segment(0xe1, Buffer.concat([exifHead, orientationBlock(orientation)]))]
  let at = 2
  if (data[0] !== 0xff || data[1] !== start) return null
  for (;;) {
    if (data[at] !== 0xff) return null
    while (data[at] === 0xff) at += 1
    const marker = data[at]
    at += 1
    if (marker === undefined || marker === 0 || marker === start) return null
    if (marker === end) break
    if (isAlone(marker)) continue
    const length = at + 2 <= data.length ? data.readUInt16BE(at) : 0
    if (length < 2 || at + length > data.length) return null
    const content = contentOf(marker, data.subarray(at + 2, at + length))
    if (content) kept.push(segment(marker, content))
    at += length
    if (marker === scan) {
      const until = endOfScan(data, at)
      kept.push(data.subarray(at, until))
      at = until
    }
  }
  const [first, ...rest] = kept
  const isFirstJfif = first?.[1] === 0xe0
  const ordered = isFirstJfif ? [first!, ...turned, ...rest] : [...turned, ...kept]
  return Buffer.concat([Buffer.from([0xff, start]), ...ordered, Buffer.from([0xff, end])])
}

const exifHead = Buffer.from('Exif\0\0', 'latin1')

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** What stays of a segment; null when none of it does. */
function contentOf(marker: number, content: Buffer): Buffer | null {
  const named = (name: string) => content.toString('latin1', 0, name.length) === name
  if (needed(marker)) return content
  // Version and resolution, without the thumbnail.
  if (marker === 0xe0 && named('JFIF\0') && content.length >= 14) {
    return Buffer.concat([content.subarray(0, 12), Buffer.alloc(2)])
  }
  if (marker === 0xe2 && named('ICC_PROFILE\0')) return content
  // How the colours are stored.
  if (marker === 0xee && named('Adobe') && content.length >= 12) return content.subarray(0, 12)
  return null
}

function endOfScan(data: Buffer, from: number): number {
  let at = from
  for (;;) {
    at = data.indexOf(0xff, at)
    if (at < 0 || at + 1 >= data.length) return data.length
    const next = data[at + 1]!
    if (next === 0 || isAlone(next)) at += 2
    else if (next === 0xff) at += 1
    else return at
  }
}
