import { orientationBlock } from './orientation.ts'

type Chunk = { type: string; content: Buffer }
const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const ofFrame = new Set(['VP8 ', 'VP8L', 'ALPH'])
/** Of the extended header: that Exif and XMP are there. */
const [hasExif, hasXmp] = [0x08, 0x04]
/** A frame begins with its place, size and time. */
const frameHead = 16

/** A WebP, moving ones too, with its picture, its colours and how it is to be turned, and nothing else. Null when it cannot be followed. */
export function cleanWebp(data: Buffer, orientation: number): Buffer | null {
  if (data.toString('latin1', 0, 4) !== 'RIFF' || data.toString('latin1', 8, 12) !== 'WEBP') return null
  const chunks = chunksOf(data.subarray(12, Math.min(data.length, data.readUInt32LE(4) + 8)))
  if (!chunks) return null
  const kept: Chunk[] = []
  for (const { type, content } of chunks) {
    if (!needed.has(type)) continue
    const cleaned = type === 'ANMF' ? cleanFrame(content) : type === 'VP8X' ? cleanHead(content, orientation) : content
    if (!cleaned) return null
    kept.push({ type, content: cleaned })
  }
  const isExtended = kept[0]?.type === 'VP8X'
  if (isExtended && orientation !== 1) kept.push({ type: 'EXIF', content: orientationBlock(orientation) })
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept.map(written)])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

function chunksOf(data: Buffer): Chunk[] | null {
  const chunks: Chunk[] = []
  for (let at = 0; at + 8 <= data.length;) {
    const length = data.readUInt32LE(at + 4)
    const end = at + 8 + length
    if (end > data.length) return null
    chunks.push({ type: data.toString('latin1', at, at + 4), content: data.subarray(at + 8, end) })
    at = end + (length % 2)
  }
  return chunks
}

function cleanHead(content: Buffer, orientation: number): Buffer | null {
  if (content.length < 10) return null
  const cleaned = Buffer.from(content.subarray(0, 10))
  cleaned[0] = (cleaned[0]! & ~(hasExif | hasXmp)) | (orientation === 1 ? 0 : hasExif)
  return cleaned
}

function cleanFrame(content: Buffer): Buffer | null {
  const chunks = content.length < frameHead ? null : chunksOf(content.subarray(frameHead))
  if (!chunks) return null
  const kept = chunks.filter(({ type }) => ofFrame.has(type))
  return Buffer.concat([content.subarray(0, frameHead), ...kept.map(written)])
}

function written({ type, content }: Chunk): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}
