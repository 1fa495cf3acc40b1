import type { Picture } from '@apron/contract/audits'
import type { WriterInput } from '../making/pack.ts'

export type Photo = { id: number; bytes: Buffer; width: number; height: number }

/** The pictures of a paper, by what draws them. */
export type Pictures = {
  /** Nothing where it could not be read. */
  find(picture: Picture): Photo | null
  /** How many that were asked for could not be read. */
  missing(): number
}

export function openPictures(file: Buffer, places: WriterInput['pictures']): Pictures {
  const lost = new Set<string>()
  return {
    find(picture) {
      const id = Number(/^\/files\/(\d{1,9})\//.exec(picture.src)?.[1] ?? 0)
      // The product's own mark stands on the screen alone.
      if (id === 0) return null
      const place = places[id]
      const bytes = place && file.subarray(place.at, place.at + place.bytes)
      const size = bytes && sizeOf(bytes)
      if (size) return { id, bytes, ...size }
      lost.add(picture.src)
      return null
    },
    missing: () => lost.size,
  }
}

/** How large a JPEG is, in pixels. */
function sizeOf(bytes: Buffer): { width: number; height: number } | null {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}
