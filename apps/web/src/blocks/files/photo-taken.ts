import { readExif, type PhotoMetadata } from '@apron/contract'

/** A camera writes when and where before the picture itself: this many bytes hold it. */
const beginning = 256 * 1024
const marker = { start: 0xd8, exif: 0xe1, scan: 0xda } as const

/** When and where a JPEG says that it was taken; null for what says nothing. */
export async function photoTaken(photo: File): Promise<PhotoMetadata | null> {
  const bytes = new Uint8Array(await photo.slice(0, beginning).arrayBuffer())
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return null
  for (let at = 2; at + 4 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== marker.scan;) {
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const content = bytes.subarray(at + 4, at + 2 + length)
    const isExif = bytes[at + 1] === marker.exif && content[0] === 0x45 && content[1] === 0x78
    if (isExif) return readExif(content)
    if (length < 2) return null
    at += 2 + length
  }
  return null
}
