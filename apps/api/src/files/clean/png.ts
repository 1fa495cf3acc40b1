import { crc32 } from 'node:zlib'
import { orientationBlock } from './orientation.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
/** The picture, its colours, its resolution and, where it moves, its frames. */
const needed = new Set(
  [
    ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
    ['bKGD', 'hIST', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
  ].flat(),
)

/** A PNG, moving ones too, with its picture, its colours and how it is to be turned, and nothing else. Null when it cannot be followed. */
export function cleanPng(data: Buffer, orientation: number): Buffer | null {
  if (!data.subarray(0, 8).equals(signature)) return null
  const kept: Buffer[] = [signature]
  for (let at = 8; at + 12 <= data.length;) {
    const next = at + 12 + data.readUInt32BE(at)
    if (next > data.length) return null
    const type = data.toString('latin1', at + 4, at + 8)
    if (needed.has(type)) kept.push(data.subarray(at, next))
    if (type === 'IHDR' && orientation !== 1) kept.push(chunk('eXIf', orientationBlock(orientation)))
    if (type === 'IEND') return Buffer.concat(kept)
    at = next
  }
  return null
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
